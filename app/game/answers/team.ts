import { type AttackChoice, choicesOf, type TeamAttack, withoutNeedless } from "./team-choices.ts";

/** The members of a party of the game: three in front, three behind them. */
export const MOST_MEMBERS = 6;

export interface TeamRequest {
  /** The attacks of everybody who may be in the team, a character's one behind the other or not. */
  readonly attacks: readonly TeamAttack[];
  /** How many enemies there are, at most three. */
  readonly enemies: number;
  /** Characters who have to be in the team. */
  readonly locked: readonly string[];
  /** Characters who may not. */
  readonly banned: readonly string[];
  /** Steps after which the search ends with the best team it has found. */
  readonly mostSteps: number;
}

/** What a team does to each enemy: the sum of its members' points. */
export interface TeamWorth {
  readonly perEnemy: readonly number[];
  /** Points on the enemy who gets the fewest. */
  readonly least: number;
  readonly total: number;
}

export interface Team extends TeamWorth {
  readonly members: readonly AttackChoice[];
  /** False where the search ended before it had shown that no team is better. */
  readonly isProven: boolean;
}

/**
 * The team of up to six whose members together do most to the enemy that gets the least, and among
 * those the one that does most to all. Each member brings one attack; one that hits a single enemy
 * counts on the enemy that it is kept for. Exact: branches that cannot beat the best team found are
 * cut by bounds that weigh the enemies.
 */
export function findTeam(request: TeamRequest): Team {
  const banned = new Set(request.banned.filter((id) => !request.locked.includes(id)));
  const choices = choicesOf(
    request.attacks.filter(({ characterId }) => !banned.has(characterId)),
    request.enemies,
  );
  const forced = [...new Set(request.locked)]
    .flatMap((id) => {
      const own = choices.get(id);
      return own ? [own] : [];
    })
    .slice(0, MOST_MEMBERS);
  const isForced = new Set(forced);
  const places = MOST_MEMBERS - forced.length;
  const free = withoutNeedless(
    [...choices.values()].filter((own) => !isForced.has(own)),
    places,
  );
  return search({ forced, free, places }, request);
}

/** Characters by their choices: those who have to be there, and those among whom one chooses. */
interface Field {
  readonly forced: readonly (readonly AttackChoice[])[];
  readonly free: readonly (readonly AttackChoice[])[];
  readonly places: number;
}

function search(field: Field, { enemies, mostSteps }: TeamRequest): Team {
  if (enemies === 0) {
    return { members: [], perEnemy: [], least: 0, total: 0, isProven: true };
  }
  const weights = bestWeights(field, enemies);
  const ranked = { ...field, free: byWeight(field.free, weights) };
  const bounds = boundsOf(ranked, weightsAround(weights, enemies), enemies);
  const sums = new Array<number>(enemies).fill(0);
  const chosen: AttackChoice[] = [];
  let best: TeamWorth & { members: readonly AttackChoice[] } = improved(ranked, enemies, weights);
  let steps = 0;

  const add = (choice: AttackChoice, sign: 1 | -1) => {
    for (let enemy = 0; enemy < enemies; enemy += 1) {
      sums[enemy] = (sums[enemy] ?? 0) + sign * (choice.points[enemy] ?? 0);
    }
  };
  const take = () => {
    const worth = worthOf(sums);
    if (isBetter(worth, best)) best = { ...worth, perEnemy: [...sums], members: [...chosen] };
  };
  const mayBeat = (bound: Bound): boolean => {
    let total = bound.total;
    for (const sum of sums) total += sum;
    let least = Number.POSITIVE_INFINITY;
    for (const { weight, most } of bound.weighed) {
      let value = most;
      for (let enemy = 0; enemy < enemies; enemy += 1) {
        value += (weight[enemy] ?? 0) * (sums[enemy] ?? 0);
      }
      if (value < least) least = value;
    }
    // Points are whole numbers; what stands behind the sixth decimal is an error of the weighing.
    const whole = Math.floor(least + 1e-6);
    return whole > best.least || (whole === best.least && total > best.total);
  };
  const force = (at: number): void => {
    const own = ranked.forced[at];
    if (!own) choose(0, field.places);
    for (const choice of own ?? []) {
      steps += 1;
      add(choice, 1);
      chosen.push(choice);
      if (steps <= mostSteps && mayBeat(bounds.afterForced(at + 1))) force(at + 1);
      chosen.pop();
      add(choice, -1);
    }
  };
  const choose = (from: number, left: number): void => {
    take();
    if (left === 0) return;
    for (let at = from; at < ranked.free.length; at += 1) {
      // Whoever comes later does no more: no later character can help where this one cannot.
      if (steps > mostSteps || !mayBeat(bounds.at(at, left))) return;
      for (const choice of ranked.free[at] ?? []) {
        steps += 1;
        add(choice, 1);
        chosen.push(choice);
        if (left === 1) take();
        else if (mayBeat(bounds.at(at + 1, left - 1))) choose(at + 1, left - 1);
        chosen.pop();
        add(choice, -1);
      }
    }
  };
  force(0);
  return { ...best, isProven: steps <= mostSteps };
}

export function worthOf(sums: readonly number[]): TeamWorth {
  return {
    perEnemy: sums,
    least: Math.min(...sums),
    total: sums.reduce((sum, one) => sum + one, 0),
  };
}

function isBetter(one: TeamWorth, other: TeamWorth): boolean {
  return one.least > other.least || (one.least === other.least && one.total > other.total);
}

type Weights = readonly number[];

/** The most that a choice of someone is worth when the enemies are weighed. */
function mostOf(own: readonly AttackChoice[], weights: Weights): number {
  let most = 0;
  for (const { points } of own) {
    let value = 0;
    for (let enemy = 0; enemy < points.length; enemy += 1) {
      value += (weights[enemy] ?? 0) * (points[enemy] ?? 0);
    }
    if (value > most) most = value;
  }
  return most;
}

function byWeight(free: Field["free"], weights: Weights): Field["free"] {
  return free
    .map((own) => ({ own, most: mostOf(own, weights) }))
    .sort((a, b) => b.most - a.most)
    .map(({ own }) => own);
}

/** The most that any team does under these weights; never below what one does to the least hit. */
function boundOf({ forced, free, places }: Field, weights: Weights): number {
  const values = free.map((own) => mostOf(own, weights)).sort((a, b) => b - a);
  const ofForced = forced.reduce((sum, own) => sum + mostOf(own, weights), 0);
  return values.slice(0, places).reduce((sum, value) => sum + value, ofForced);
}

/** The weights whose bound is the lowest, looked for on a net that grows finer. */
function bestWeights(field: Field, enemies: number): Weights {
  let best: Weights = new Array<number>(enemies).fill(1 / enemies);
  let lowest = boundOf(field, best);
  for (let step = 1 / 6; enemies > 1 && step > 1 / 300; step /= 2) {
    for (let isMoving = true; isMoving; ) {
      isMoving = false;
      for (const moved of neighbours(best, step)) {
        const bound = boundOf(field, moved);
        if (bound < lowest) {
          [best, lowest, isMoving] = [moved, bound, true];
        }
      }
    }
  }
  return best;
}

/** Weights from which a step is taken off one enemy and laid upon another. */
function neighbours(weights: Weights, step: number): Weights[] {
  return weights.flatMap((from, taken) =>
    weights.flatMap((_, given) =>
      taken === given || from < step
        ? []
        : [weights.map((one, at) => one - (at === taken ? step : 0) + (at === given ? step : 0))],
    ),
  );
}

/** The best weights, some near them, and each enemy alone: the deeper, the more another may tell. */
function weightsAround(weights: Weights, enemies: number): Weights[] {
  const alone = weights.map((_, one) => weights.map((__, at) => (at === one ? 1 : 0)));
  const near = enemies > 1 ? [1 / 24, 1 / 8].flatMap((step) => neighbours(weights, step)) : [];
  return [weights, ...near, ...alone];
}

/** What those who can still come may add at most. */
interface Bound {
  readonly weighed: readonly { readonly weight: Weights; readonly most: number }[];
  readonly total: number;
}

/** The bounds for every place in the order of the search, and every number of free places. */
function boundsOf({ forced, free, places }: Field, weights: readonly Weights[], enemies: number) {
  const all = new Array<number>(enemies).fill(1);
  const tails = [all, ...weights].map((weight) => tailsOf(free, weight, places));
  const boundAt = (at: number, left: number, rest: (weight: Weights) => number): Bound => ({
    weighed: weights.map((weight, index) => ({
      weight,
      most: (tails[index + 1]?.[at]?.[left] ?? 0) + rest(weight),
    })),
    total: (tails[0]?.[at]?.[left] ?? 0) + rest(all),
  });
  const made = free.map((_, at) =>
    Array.from({ length: places + 1 }, (__, left) => boundAt(at, left, () => 0)),
  );
  const nothing = boundAt(free.length, 0, () => 0);
  const ofForced = [...forced, []].map((_, at) =>
    boundAt(0, places, (weight) =>
      forced.slice(at).reduce((sum, own) => sum + mostOf(own, weight), 0),
    ),
  );
  return {
    at: (at: number, left: number) => made[at]?.[left] ?? nothing,
    afterForced: (at: number) => ofForced[at] ?? nothing,
  };
}

/** For each place the sums of the 0 to `places` best of those from there on. */
function tailsOf(free: Field["free"], weight: Weights, places: number): number[][] {
  const tails: number[][] = [];
  let top: number[] = [];
  for (let at = free.length - 1; at >= 0; at -= 1) {
    top = [...top, mostOf(free[at] ?? [], weight)].sort((a, b) => b - a).slice(0, places);
    let sum = 0;
    tails[at] = Array.from({ length: places + 1 }, (_, left) => {
      if (left > 0) sum += top[left - 1] ?? 0;
      return sum;
    });
  }
  return tails;
}

/** A good team to begin with: the best by the weights, then one exchanged after another. */
function improved(field: Field, enemies: number, weights: Weights) {
  const bestOf = (own: readonly AttackChoice[]) =>
    own.toSorted((a, b) => mostOf([b], weights) - mostOf([a], weights)).slice(0, 1);
  const forced = field.forced.flatMap(bestOf);
  let members = [...forced, ...field.free.slice(0, field.places).flatMap(bestOf)];
  const worth = (team: readonly AttackChoice[]) =>
    worthOf(
      Array.from({ length: enemies }, (_, enemy) =>
        team.reduce((sum, { points }) => sum + (points[enemy] ?? 0), 0),
      ),
    );
  let best = worth(members);
  for (let isBettered = true; isBettered; ) {
    isBettered = false;
    for (let place = 0; place < members.length; place += 1) {
      const others = new Set(members.filter((_, at) => at !== place).map((one) => one.characterId));
      const candidates = place < forced.length ? [field.forced[place] ?? []] : field.free;
      for (const choice of candidates.flat()) {
        if (others.has(choice.characterId)) continue;
        const team = members.with(place, choice);
        const made = worth(team);
        if (isBetter(made, best)) [members, best, isBettered] = [team, made, true];
      }
    }
  }
  return { ...best, members };
}
