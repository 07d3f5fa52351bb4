import type { RatedPrayer } from "./rated-prayer.ts";
import { type RollResult, roll } from "./roll.ts";
import type { RollRefusal } from "./roll-rates.ts";
import {
  afterRoll,
  askedBy,
  type CountedResult,
  emptyRun,
  type RunState,
  seedOfRoll,
} from "./run.ts";
import type { RunStep } from "./run-steps.ts";
import { seededRandom } from "./seeded-random.ts";
import { isPickUp } from "./slot-rates.ts";

/**
 * Rolls a whole run again: the same seed and steps give the same items, here, on the server and in
 * every link. Ends before the first step that the prayer refuses, and says why.
 */
export function replayRun(
  prayer: RatedPrayer,
  { seed, steps }: { readonly seed: string; readonly steps: readonly RunStep[] },
): { state: RunState; results: RollResult[]; refusal: RollRefusal | null } {
  const results: RollResult[] = [];
  let state: RunState = emptyRun(prayer);
  // Steps are gathered once at the end, since each of ten thousand would copy those before it.
  const rolled: RunStep[] = [];
  let refusal: RollRefusal | null = null;
  for (const step of steps) {
    const random = seededRandom(seedOfRoll(seed, results.length));
    const result = roll(prayer, askedBy(step, state), random);
    if (typeof result === "string") {
      refusal = result;
      break;
    }
    results.push(result);
    rolled.push(step);
    state = { ...afterRoll({ ...state, steps: [] }, step, counted(result)), steps: [] };
  }
  return { state: { ...state, steps: rolled }, results, refusal };
}

/** A result with its number of pulls and of rate-ups. */
export function counted(result: RollResult): CountedResult & RollResult {
  return { ...result, pulls: result.items.length, pickUps: result.items.filter(isPickUp).length };
}
