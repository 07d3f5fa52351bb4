import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import type { ExperimentResult } from "#app/game/rates/experiment.ts";
import type { RunStep } from "#app/game/rates/run-steps.ts";
import type { UntilResult } from "#app/game/rates/until.ts";
import type { SimulatorRun } from "../simulator-run.ts";

interface Task {
  readonly prayer: PrayerDetailAnswer;
  readonly step: RunStep;
  /** The id of a choice of `wantedGroups`. */
  readonly wanted: string;
  readonly seed: string;
}

/** Rolls the plan of `step` for so many pulls, `runs` times. */
export interface ExperimentTask extends Task {
  readonly kind: "experiment";
  readonly pulls: number;
  readonly runs: number;
}

/** Rolls the run that `steps` have come to on with `step` until something wanted comes. */
export interface UntilTask extends Task {
  readonly kind: "until";
  readonly steps: readonly RunStep[];
}

/** What the worker is asked. */
export type WorkerTask = ExperimentTask | UntilTask;

/** What the worker tells: how far it is, and in the end what came out. */
export type WorkerNews =
  | { readonly kind: "progress"; readonly done: number }
  | { readonly kind: "experiment"; readonly result: ExperimentResult }
  | ({ readonly kind: "until"; readonly run: SimulatorRun } & Omit<UntilResult, "steps">);

/** Wanted items are told apart up to this number. */
export const MOST_HITS = 5;
