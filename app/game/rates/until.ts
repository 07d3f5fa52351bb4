import type { Wanted } from "./hits.ts";
import type { RatedPrayer } from "./rated-prayer.ts";
import { counted, replayRun } from "./replay.ts";
import { roll } from "./roll.ts";
import { afterRoll, askedBy, seedOfRoll } from "./run.ts";
import { type RunStep, roomInLink } from "./run-steps.ts";
import { seededRandom } from "./seeded-random.ts";

/** A run that was rolled on. */
export interface UntilResult {
  readonly steps: readonly RunStep[];
  /** Whether its last roll contains what was wanted. */
  readonly found: boolean;
  /** Whether nothing was found since no more of these rolls fit into a link. */
  readonly isFull: boolean;
}

/**
 * Rolls a run on with one kind of roll until a wanted item comes, the prayer refuses, or the run
 * is as long as fits into a link.
 */
export function rollUntil(
  prayer: RatedPrayer,
  run: { readonly seed: string; readonly steps: readonly RunStep[] },
  step: RunStep,
  wanted: Wanted,
): UntilResult {
  let { state } = replayRun(prayer, run);
  const steps = [...state.steps];
  const most = steps.length + roomInLink(steps, step);
  while (steps.length < most) {
    const random = seededRandom(seedOfRoll(run.seed, steps.length));
    const result = roll(prayer, askedBy(step, state), random);
    if (typeof result === "string") return { steps, found: false, isFull: false };
    steps.push(step);
    if (result.items.some(wanted)) return { steps, found: true, isFull: false };
    // The steps are gathered here, since each state would copy those before it.
    state = { ...afterRoll({ ...state, steps: [] }, step, counted(result)), steps: [] };
  }
  return { steps, found: false, isFull: true };
}
