import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { replayRun } from "#app/game/rates/replay.ts";
import { type RunStep, readSteps } from "#app/game/rates/run-steps.ts";
import { rolledItems } from "#app/presenters/rolled-item.ts";
import {
  isSeed,
  MOST_SHOWN,
  type ShownRoll,
  type SimulatorRun,
  shownItems,
} from "./simulator-run.ts";

/** Rolls a run again from its seed and steps; undefined when they are none. */
export function runFrom(
  prayer: PrayerDetailAnswer,
  seed: string,
  text: string,
): SimulatorRun | undefined {
  const steps = readSteps(text);
  return steps && isSeed(seed) ? rolledRun(prayer, seed, steps) : undefined;
}

/** Rolls a run again, up to the first step that the prayer refuses. */
export function rolledRun(
  prayer: PrayerDetailAnswer,
  seed: string,
  steps: readonly RunStep[],
): SimulatorRun {
  const { state, results } = replayRun(prayer, { seed, steps });
  const first = Math.max(0, results.length - MOST_SHOWN);
  const shown = results.slice(first).flatMap(({ items, coin }, at): ShownRoll[] => {
    const step = state.steps[first + at];
    return step
      ? [
          {
            no: first + at + 1,
            step,
            items: shownItems(prayer, rolledItems(prayer.pool, items)),
            coin,
          },
        ]
      : [];
  });
  return { seed, state, shown: shown.toReversed() };
}
