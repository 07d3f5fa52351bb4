import { chanceOfSpending, EQUAL_WITHIN, leastWhere, type Scale } from "./spending.ts";
import type { StepChoice } from "./step-choices.ts";

/** The smallest purse of god crystals alone that reaches a chance; null where none does. */
export interface Reached {
  readonly chance: number;
  readonly sc: 0;
  readonly gc: number | null;
}

const REACHED_CHANCES = [0.5, 0.9, 0.99] as const;
const MOST_TENS = 200;

/** Purses for each of the chances, with at most 200 tens beside the step-ups. */
export function reachedWith(choices: readonly StepChoice[], scale: Scale): Reached[] {
  const { ten, mostTens } = scale.rolls;
  const most = ten ? Math.min(MOST_TENS, mostTens) : 0;
  return REACHED_CHANCES.map((chance) => {
    const purses = choices.flatMap((steps) => {
      const tens = leastWhere(
        most,
        (count) => chanceOfSpending(scale, { steps, tens: count }, 0) >= chance - EQUAL_WITHIN,
      );
      return tens === undefined ? [] : [steps.gc + tens * (ten?.rates.gc ?? 0)];
    });
    return { chance, sc: 0, gc: purses.length > 0 ? Math.min(...purses) : null };
  });
}
