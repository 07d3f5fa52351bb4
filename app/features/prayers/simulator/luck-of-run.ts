import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { type Luck, luckOf, wishedCounts } from "#app/game/plan/luck.ts";
import type { RepeatedRoll, Wanted } from "#app/game/rates/hits.ts";
import { replayRun } from "#app/game/rates/replay.ts";
import { preparedRoll } from "#app/game/rates/roll.ts";
import { askedBy, emptyRun } from "#app/game/rates/run.ts";
import type { SimulatorRun } from "./simulator-run.ts";

export interface RunLuck extends Luck {
  /** Wished items that came, copies counted. */
  readonly drawn: number;
}

/** How a run's wished items compare with all that its rolls could have brought. */
export function luckOfRun(
  prayer: PrayerDetailAnswer,
  { seed, state }: Pick<SimulatorRun, "seed" | "state">,
  wished: Wanted,
): RunLuck {
  const { results } = replayRun(prayer, { seed, steps: state.steps });
  const drawn = results.reduce((sum, { items }) => sum + items.filter(wished).length, 0);
  return { drawn, ...luckOf(wishedCounts(rollsOf(prayer, state.steps), wished), drawn) };
}

function rollsOf(
  prayer: PrayerDetailAnswer,
  steps: SimulatorRun["state"]["steps"],
): RepeatedRoll[] {
  const times = new Map<RepeatedRoll["rates"], number>();
  const begun = emptyRun(prayer);
  const stepsDone = [...begun.stepsDone];
  for (const step of steps) {
    const asked = askedBy(step, { ...begun, stepsDone });
    if (step.type === "step-up") stepsDone[step.sbNo] = (stepsDone[step.sbNo] ?? 0) + 1;
    const prepared = preparedRoll(prayer, asked);
    if (typeof prepared !== "string") {
      times.set(prepared.rates, (times.get(prepared.rates) ?? 0) + 1);
    }
  }
  return [...times].map(([rates, count]) => ({ rates, times: count }));
}
