import { expectedItems } from "#app/game/rates/expectations.ts";
import type { RepeatedRoll } from "#app/game/rates/hits.ts";
import type { AskedRoll, RatedPrayer } from "#app/game/rates/rated-prayer.ts";
import { type OfferedRoll, type OfferedRolls, offeredRolls } from "./offered-rolls.ts";
import {
  type Crystals,
  chanceOfSpending,
  EQUAL_WITHIN,
  leastWhere,
  mostTensAfter,
  type Scale,
  type Spending,
  visitSpendings,
} from "./spending.ts";
import { rowsOf, type StepChoice, stepChoices } from "./step-choices.ts";
import { type Wish, wishGroups } from "./wish.ts";

/** A roll of a plan with how often it is made. */
export interface PlannedRoll extends AskedRoll, RepeatedRoll {}

/** The best way to spend crystals on a prayer for a wish. */
export interface Plan {
  /** That the wish is met, a fraction of 1. */
  readonly chance: number;
  /** Wished items that come on average, copies counted. */
  readonly expected: number;
  readonly spent: Crystals;
  readonly left: Crystals;
  /** Rows of step-ups in their order, then tens of god crystals, then those of seal crystals. */
  readonly rolls: readonly PlannedRoll[];
  /** The best chance by god crystals in hand, beside all seal crystals. */
  readonly curve: readonly CurvePoint[];
  /** God crystals alone that reach a chance. */
  readonly reach: readonly Reached[];
}

/**
 * The rolls of the highest chance that the crystals pay; of those within 1e-12 of it the cheapest in
 * god crystals, then in seal crystals. Undefined where the prayer has so many step-ups, or such
 * cheap tens, that to weigh all ways would take too long.
 */
export function bestPlan(prayer: RatedPrayer, wish: Wish, crystals: Crystals): Plan | undefined {
  const weighed = weighedOf(prayer, wish);
  if (!weighed || workOf(weighed, crystals) > MOST_WORK) return undefined;
  const { choices, scale } = weighed;
  const { rolls } = scale;
  const pulls = rolls.single ? Math.floor(crystals.sc / rolls.single.rates.sc) : 0;
  const best = bestChance(choices, scale, crystals, pulls);
  const { spendings, curve } = cheapest(choices, scale, crystals, { pulls, best });
  const chosen = fewestSeals(spendings, scale, pulls, best);
  const planned = plannedRolls(rolls, chosen.spending, chosen.pulls);
  const spent = { sc: chosen.pulls * (rolls.single?.rates.sc ?? 0), gc: chosen.spending.gc };
  return {
    chance: chosen.chance,
    expected: expectedWished(planned, wish),
    spent,
    left: { sc: crystals.sc - spent.sc, gc: crystals.gc - spent.gc },
    rolls: planned,
    curve: thinned(curve),
    reach: reachedWith(choices, scale),
  };
}

/**
 * How much there is to weigh for the best plan, in chances to work out: a million of them take a
 * server some thirty milliseconds. Infinite where it is too much for a plan.
 */
export function planWork(prayer: RatedPrayer, wish: Wish, crystals: Crystals): number {
  const weighed = weighedOf(prayer, wish);
  const work = weighed ? workOf(weighed, crystals) : Number.POSITIVE_INFINITY;
  return work > MOST_WORK ? Number.POSITIVE_INFINITY : work;
}

/**
 * The highest chance of a wish by crystals, without the rolls that give it, which costs far less than
 * a plan. Undefined where the prayer has too many step-ups.
 */
export function chanceByCrystals(
  prayer: RatedPrayer,
  wish: Wish,
): ((crystals: Crystals) => number) | undefined {
  const weighed = weighedOf(prayer, wish);
  if (!weighed) return undefined;
  const { choices, scale } = weighed;
  const price = scale.rolls.single?.rates.sc;
  return (crystals) =>
    bestChance(choices, scale, crystals, price ? Math.floor(crystals.sc / price) : 0);
}

/** The ways into the step-ups that count, and what all spendings are weighed by. */
interface Weighed {
  readonly choices: readonly StepChoice[];
  readonly scale: Scale & { readonly rolls: OfferedRolls };
}

function weighedOf(prayer: RatedPrayer, wish: Wish): Weighed | undefined {
  const groups = wishGroups(wish);
  const rolls = offeredRolls(prayer, groups);
  const choices = stepChoices(rolls.stepUps, groups);
  return choices && { choices, scale: { groups, rolls } };
}

/** On a server about a tenth of a second; prayers of five steps need a tenth of it. */
const MOST_WORK = 3_000_000;

/** In terms of chances to work out; a spending by itself costs about as much as three. */
function workOf({ choices, scale: { groups, rolls } }: Weighed, { gc }: Crystals): number {
  const spendings = choices.reduce(
    (sum, choice) => sum + (choice.gc <= gc ? 1 + mostTensAfter(choice, rolls, gc) : 0),
    0,
  );
  return spendings * (groups.wanted.length + 3);
}

/** More of anything is never worse, so only full spendings count. */
function bestChance(
  choices: readonly StepChoice[],
  scale: Scale,
  { gc }: Crystals,
  pulls: number,
): number {
  return choices
    .filter((steps) => steps.gc <= gc)
    .map((steps) => ({ steps, tens: mostTensAfter(steps, scale.rolls, gc) }))
    .reduce((best, spending) => Math.max(best, chanceOfSpending(scale, spending, pulls)), 0);
}

/** All spendings of the lowest price that are as good as the best, and where the chance rises. */
function cheapest(
  choices: readonly StepChoice[],
  scale: Scale,
  { sc, gc: most }: Crystals,
  { pulls, best }: { readonly pulls: number; readonly best: number },
): { spendings: Spending[]; curve: CurvePoint[] } {
  const spendings: Spending[] = [];
  const curve: CurvePoint[] = [];
  visitSpendings(choices, scale.rolls, most, (spending) => {
    const { gc } = spending;
    const [found] = spendings;
    if (found && gc > found.gc) return "enough";
    const chance = chanceOfSpending(scale, spending, pulls);
    const isGoodEnough = chance >= best - EQUAL_WITHIN;
    if (isGoodEnough) spendings.push(spending);
    const last = curve.at(-1);
    if (!last || (gc > last.gc && (chance > last.chance + EQUAL_WITHIN || isGoodEnough))) {
      curve.push({ sc, gc, chance: Math.max(chance, last?.chance ?? 0) });
    } else if (gc === last.gc && chance > last.chance) {
      curve[curve.length - 1] = { ...last, chance };
    }
    return "go on";
  });
  const last = curve.at(-1);
  if (last && last.gc < most) curve.push({ sc, gc: most, chance: Math.max(best, last.chance) });
  return { spendings, curve };
}

/** Of spendings of one price the one that needs the fewest seal crystals beside it. */
function fewestSeals(
  spendings: readonly Spending[],
  scale: Scale,
  most: number,
  best: number,
): { spending: Spending; pulls: number; chance: number } {
  const [chosen] = spendings
    .map((spending) => {
      const isEnough = (pulls: number) =>
        chanceOfSpending(scale, spending, pulls) >= best - EQUAL_WITHIN;
      const pulls = leastWhere(most, isEnough) ?? most;
      return { spending, pulls, chance: chanceOfSpending(scale, spending, pulls) };
    })
    .toSorted(
      (one, other) =>
        one.pulls - other.pulls ||
        other.chance - one.chance ||
        rollsOf(one.spending) - rollsOf(other.spending),
    );
  if (!chosen) throw new RangeError("Of all spendings one is the best.");
  return chosen;
}

function rollsOf({ steps, tens }: Spending): number {
  return rowsOf(steps) + tens;
}

/** A multi stands for ten singles, since nobody taps ten times. */
function plannedRolls(
  { stepUps, ten, multi, single }: OfferedRolls,
  { steps, tens }: Spending,
  pulls: number,
): PlannedRoll[] {
  const inMulti = multi?.rates.pulls ?? Number.POSITIVE_INFINITY;
  const multis = Math.floor(pulls / inMulti);
  const singles = multi ? pulls - multis * inMulti : pulls;
  const rows = stepUps.flatMap((ofStepUp, at) => ofStepUp.slice(0, steps.rows[at]));
  const times = (roll: OfferedRoll | null, count: number): PlannedRoll[] => {
    if (!roll || count === 0) return [];
    const { type, sbNo, suNo, rates } = roll;
    return [{ type, sbNo, suNo, rates, times: count }];
  };
  return [
    ...rows.flatMap((row) => times(row, 1)),
    ...times(ten, tens),
    ...times(multi, multis),
    ...times(single, singles),
  ];
}

function expectedWished(rolls: readonly PlannedRoll[], { items }: Wish): number {
  return rolls.reduce((total, { rates, times }) => {
    const wished = expectedItems(rates).reduce((sum, count, at) => {
      const item = rates.slot[at];
      return item && items.some((isWished) => isWished(item)) ? sum + count : sum;
    }, 0);
    return total + times * wished;
  }, 0);
}

/** The fewest god crystals alone that reach a chance; null where none does. */
interface Reached {
  readonly chance: number;
  readonly sc: 0;
  readonly gc: number | null;
}

const REACHED_CHANCES = [0.5, 0.9, 0.99] as const;
const MOST_TENS = 200;

/** God crystals for each of the chances, with at most 200 tens beside the step-ups. */
function reachedWith(choices: readonly StepChoice[], scale: Scale): Reached[] {
  const { ten, mostTens } = scale.rolls;
  const most = ten ? Math.min(MOST_TENS, mostTens) : 0;
  return REACHED_CHANCES.map((chance) => {
    const amounts = choices.flatMap((steps) => {
      const tens = leastWhere(
        most,
        (count) => chanceOfSpending(scale, { steps, tens: count }, 0) >= chance - EQUAL_WITHIN,
      );
      return tens === undefined ? [] : [steps.gc + tens * (ten?.rates.gc ?? 0)];
    });
    return { chance, sc: 0, gc: amounts.length > 0 ? Math.min(...amounts) : null };
  });
}

/** The best chance with so many crystals. */
interface CurvePoint {
  readonly sc: number;
  readonly gc: number;
  readonly chance: number;
}

const MOST_POINTS = 200;

/** At most 200 of the points, evenly chosen by their place, the first and the last among them. */
function thinned(points: readonly CurvePoint[]): CurvePoint[] {
  if (points.length <= MOST_POINTS) return [...points];
  return Array.from({ length: MOST_POINTS }, (_, at) => {
    const place = Math.round((at * (points.length - 1)) / (MOST_POINTS - 1));
    return points[place];
  }).filter((point) => point !== undefined);
}
