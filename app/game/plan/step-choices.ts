import type { OfferedRoll } from "./offered-rolls.ts";
import type { WishGroups } from "./wish.ts";

/** How far one goes in each step-up of a prayer. */
export interface StepChoice {
  /** Rows taken of each step-up. */
  readonly rows: readonly number[];
  /** God crystals of all of them. */
  readonly gc: number;
  /** For each group of the wish the logarithm of the chance that all of them miss it. */
  readonly misses: readonly number[];
}

const MOST_CHOICES = 1000;

/**
 * Every way to go into the step-ups that can be part of a best plan, the cheapest first; undefined
 * when there are too many. Left out is what another way is never worse than, whatever is rolled
 * besides: no dearer, and no part of the wish less likely.
 */
export function stepChoices(
  stepUps: readonly (readonly OfferedRoll[])[],
  groups: WishGroups,
): StepChoice[] | undefined {
  const none = { rows: [], gc: 0, misses: groups.wanted.map(() => 0) };
  let choices: StepChoice[] = [none];
  for (const rows of stepUps) {
    if (choices.length * (rows.length + 1) > MOST_CHOICES) return undefined;
    const prefixes = prefixesOf(rows, none.misses);
    const longer = choices.flatMap((choice) => prefixes.map((prefix) => joined(choice, prefix)));
    choices = undominated(longer, groups);
  }
  return choices;
}

/** The ways to go into one step-up: none of its rows, the first, the first two … */
function prefixesOf(rows: readonly OfferedRoll[], untouched: readonly number[]): StepChoice[] {
  const prefixes: StepChoice[] = [{ rows: [0], gc: 0, misses: untouched }];
  let [gc, misses] = [0, untouched];
  for (const [at, row] of rows.entries()) {
    gc += row.rates.gc;
    misses = sums(misses, row.misses);
    prefixes.push({ rows: [at + 1], gc, misses });
  }
  return prefixes;
}

function joined(one: StepChoice, other: StepChoice): StepChoice {
  return {
    rows: [...one.rows, ...other.rows],
    gc: one.gc + other.gc,
    misses: sums(one.misses, other.misses),
  };
}

function undominated(choices: readonly StepChoice[], groups: WishGroups): StepChoice[] {
  const ordered = choices
    .map((choice) => ({ choice, chance: groups.chanceOf(choice.misses) }))
    .toSorted(
      (one, other) =>
        one.choice.gc - other.choice.gc ||
        other.chance - one.chance ||
        rowsOf(one.choice) - rowsOf(other.choice),
    );
  const kept: { choice: StepChoice; parts: readonly number[] }[] = [];
  for (const { choice } of ordered) {
    const parts = groups.partsOf(choice.misses);
    const isWorse = kept.some((better) =>
      parts.every((part, at) => (better.parts[at] ?? 0) >= part),
    );
    if (!isWorse) kept.push({ choice, parts });
  }
  return kept.map(({ choice }) => choice);
}

/** Rows that are taken in all. */
export function rowsOf({ rows }: Pick<StepChoice, "rows">): number {
  return rows.reduce((sum, taken) => sum + taken, 0);
}

function sums(one: readonly number[], other: readonly number[]): number[] {
  return one.map((value, at) => value + (other[at] ?? 0));
}
