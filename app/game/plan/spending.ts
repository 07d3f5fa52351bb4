import type { OfferedRolls } from "./offered-rolls.ts";
import { rowsOf, type StepChoice } from "./step-choices.ts";
import type { WishGroups } from "./wish.ts";

/** Chances that differ by no more than this count as equal. */
export const EQUAL_WITHIN = 1e-12;

/** More than anybody has of either kind. */
export const MOST_CRYSTALS = 1_000_000;

/** Crystals in hand, whole numbers from 0. */
export interface Crystals {
  readonly sc: number;
  readonly gc: number;
}

/** One way to spend god crystals: so far into the step-ups, and so many tens. */
export interface Spending {
  readonly steps: StepChoice;
  readonly tens: number;
  readonly gc: number;
}

/** What spendings are weighed by. */
export interface Scale {
  readonly groups: WishGroups;
  readonly rolls: Pick<OfferedRolls, "single" | "ten" | "mostTens">;
}

/** The chance that a spending and so many pulls for seal crystals meet the wish. */
export function chanceOfSpending(
  { groups, rolls: { single, ten } }: Scale,
  { steps, tens }: Omit<Spending, "gc">,
  pulls: number,
): number {
  const misses: number[] = [];
  // A loop, since a plan weighs up to some hundred thousand spendings.
  for (let group = 0; group < steps.misses.length; group += 1) {
    const inTens = tens > 0 ? tens * (ten?.misses[group] ?? 0) : 0;
    const inPulls = pulls > 0 ? pulls * (single?.misses[group] ?? 0) : 0;
    misses.push((steps.misses[group] ?? 0) + inTens + inPulls);
  }
  return groups.chanceOf(misses);
}

/** How many tens can follow a choice of steps with so many god crystals. */
export function mostTensAfter(
  { gc }: StepChoice,
  { ten, mostTens }: Scale["rolls"],
  godCrystals: number,
) {
  // A pack refuses tens without a price.
  if (!ten || ten.rates.gc === 0) return 0;
  return Math.min(mostTens, Math.floor((godCrystals - gc) / ten.rates.gc));
}

/**
 * Visits every spending that so many god crystals pay, the cheapest first, until `visit` says
 * that it has seen enough. Tens have one price, so that with each further ten the choices of steps
 * come again in the same order.
 */
export function visitSpendings(
  choices: readonly StepChoice[],
  rolls: Scale["rolls"],
  godCrystals: number,
  visit: (spending: Spending) => "go on" | "enough",
): void {
  const price = rolls.ten?.rates.gc ?? 0;
  const rounds = choices
    .filter(({ gc }) => gc <= godCrystals)
    .map((steps) => ({
      steps,
      most: mostTensAfter(steps, rolls, godCrystals),
      round: price > 0 ? Math.floor(steps.gc / price) : 0,
      rest: price > 0 ? steps.gc % price : steps.gc,
    }))
    .toSorted((one, other) => one.rest - other.rest || rowsOf(one.steps) - rowsOf(other.steps));
  const last = Math.max(0, ...rounds.map(({ round, most }) => round + most));
  for (let no = 0; no <= last; no += 1) {
    for (const { steps, most, round } of rounds) {
      const tens = no - round;
      if (tens < 0 || tens > most) continue;
      if (visit({ steps, tens, gc: steps.gc + tens * price }) === "enough") return;
    }
  }
}

/** The least number from 0 to `most` for which a rising condition is true; undefined for none. */
export function leastWhere(most: number, holds: (count: number) => boolean): number | undefined {
  if (!holds(most)) return undefined;
  let [tooFew, enough] = [-1, most];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (holds(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}
