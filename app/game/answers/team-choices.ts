import type { AttackTarget } from "../vocabulary/attacks.ts";

/** An attack of someone who may be in a team, with its points on each enemy. */
export interface TeamAttack {
  readonly id: string;
  readonly characterId: string;
  readonly target: AttackTarget;
  /** Whole numbers, an enemy each. */
  readonly points: readonly number[];
}

/** A member's attack as a team uses it. */
export interface AttackChoice {
  readonly characterId: string;
  readonly attackId: string;
  /** The enemy it is kept for; null for an attack that hits all. */
  readonly on: number | null;
  readonly points: readonly number[];
}

/** What each character can do in a team, by her id; what another choice of hers betters is left out. */
export function choicesOf(
  attacks: readonly TeamAttack[],
  enemies: number,
): Map<string, readonly AttackChoice[]> {
  const own = Map.groupBy(
    attacks.flatMap((attack) => choicesWith(attack, enemies)),
    ({ characterId }) => characterId,
  );
  return new Map([...own].map(([id, choices]) => [id, bestOnly(choices)]));
}

function choicesWith(attack: TeamAttack, enemies: number): AttackChoice[] {
  const { id: attackId, characterId, target, points } = attack;
  if (target === "all") return [{ attackId, characterId, on: null, points }];
  return Array.from({ length: enemies }, (_, on) => ({
    attackId,
    characterId,
    on,
    points: points.map((one, enemy) => (enemy === on ? one : 0)),
  }));
}

function bestOnly(choices: readonly AttackChoice[]): AttackChoice[] {
  const kept: AttackChoice[] = [];
  for (const choice of choices.toSorted(byTotal)) {
    if (!kept.some((one) => reaches(one, choice))) kept.push(choice);
  }
  return kept;
}

/**
 * Without the choices for which as many others as there are places stand in, each of another
 * character: in any team that uses such a choice one of these is free, and does no less anywhere.
 */
export function withoutNeedless(
  characters: readonly (readonly AttackChoice[])[],
  places: number,
): AttackChoice[][] {
  if (places === 0) return [];
  const kept: AttackChoice[] = [];
  for (const choice of characters.flat().toSorted(byTotal)) {
    if (totalOf(choice) === 0) break;
    const better = new Set<string>();
    for (const one of kept) {
      if (one.characterId !== choice.characterId && reaches(one, choice)) {
        better.add(one.characterId);
        if (better.size === places) break;
      }
    }
    if (better.size < places) kept.push(choice);
  }
  return [...Map.groupBy(kept, ({ characterId }) => characterId).values()];
}

/** Whether the first does no less than the second to any enemy. */
function reaches(one: AttackChoice, other: AttackChoice): boolean {
  return other.points.every((points, enemy) => (one.points[enemy] ?? 0) >= points);
}

function byTotal(a: AttackChoice, b: AttackChoice): number {
  return totalOf(b) - totalOf(a);
}

function totalOf({ points }: AttackChoice): number {
  return points.reduce((sum, one) => sum + one, 0);
}
