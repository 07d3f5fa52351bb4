import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import type { WishedCounts } from "#app/game/plan/luck.ts";
import type { ExperimentResult } from "#app/game/rates/experiment.ts";
import type { RunStep } from "#app/game/rates/run-steps.ts";
import type { UntilResult } from "#app/game/rates/until.ts";
import type { SimulatorRun } from "../simulator/simulator-run.ts";
import type { PlanAsked, PlanView } from "./plan-view.ts";

interface Task {
  readonly prayer: PrayerDetailAnswer;
}

/** Works out a plan. */
export interface PlanTask extends Task {
  readonly kind: "plan";
  readonly asked: PlanAsked;
}

/** Rolls the plan `runs` times, and counts wished items. */
export interface ExperimentTask extends Task {
  readonly kind: "experiment";
  readonly asked: PlanAsked;
  readonly runs: number;
  readonly seed: string;
}

/** Rolls the run that `steps` have come to on with `step` until something wished comes. */
export interface UntilTask extends Task {
  readonly kind: "until";
  readonly step: RunStep;
  readonly want: readonly string[];
  readonly seed: string;
  readonly steps: readonly RunStep[];
}

/** What the worker is asked. */
export type WorkerTask = PlanTask | ExperimentTask | UntilTask;

/** Messages of the worker: its progress, and finally its result. */
export type WorkerNews =
  | { readonly kind: "progress"; readonly done: number }
  | { readonly kind: "plan"; readonly plan: PlanView | null }
  | {
      readonly kind: "experiment";
      /** The exact chances of what was counted. */
      readonly counts: WishedCounts;
      readonly result: ExperimentResult;
    }
  | ({ readonly kind: "until"; readonly run: SimulatorRun } & Omit<UntilResult, "steps">);
