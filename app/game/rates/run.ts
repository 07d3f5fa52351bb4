import { isLimitReached, type RatedPrayer } from "./rated-prayer.ts";
import type { CountedRoll, RollResult } from "./roll.ts";
import type { RunStep } from "./run-steps.ts";

/** Where a run stands after its rolls. */
export interface RunState {
  readonly steps: readonly RunStep[];
  readonly total: RunTotal;
  /** God-crystal tens so far. */
  readonly pullNo: number;
  readonly gcDisabled: boolean;
  /** How many rows of each of the prayer's step-ups are done. */
  readonly stepsDone: readonly number[];
}

export interface RunTotal {
  readonly sc: number;
  readonly gc: number;
  readonly dust: number;
  readonly coin: number;
  readonly pulls: number;
  /** Characters and cards of raised rate. */
  readonly pickUps: number;
}

export function emptyRun(prayer: Pick<RatedPrayer, "maxPulls" | "stepUps">): RunState {
  return {
    steps: [],
    total: { sc: 0, gc: 0, dust: 0, coin: 0, pulls: 0, pickUps: 0 },
    pullNo: 0,
    gcDisabled: isLimitReached(prayer, 0),
    stepsDone: prayer.stepUps.map(() => 0),
  };
}

/** The roll that a step stands for at this point of a run. */
export function askedBy({ type, sbNo }: RunStep, { stepsDone, pullNo }: RunState): CountedRoll {
  return { type, sbNo, suNo: type === "step-up" ? (stepsDone[sbNo] ?? -1) : -1, pullNo };
}

/** The seed of a roll of a run; `no` counts the rolls before it. */
export function seedOfRoll(seed: string, no: number): string {
  return `${seed}.${no}`;
}

/** The run after one more roll. */
export function afterRoll(state: RunState, step: RunStep, result: CountedResult): RunState {
  const { sc, gc, dust, coin, pulls, pickUps } = state.total;
  return {
    steps: [...state.steps, step],
    total: {
      sc: sc + result.sc,
      gc: gc + result.gc,
      dust: dust + result.dust,
      coin: coin + result.coin,
      pulls: pulls + result.pulls,
      pickUps: pickUps + result.pickUps,
    },
    pullNo: result.pullNo,
    gcDisabled: result.gcDisabled,
    stepsDone: state.stepsDone.map((done, at) => (at === step.sbNo ? done + 1 : done)),
  };
}

/** What a roll adds to a run. */
export interface CountedResult
  extends Pick<RollResult, "sc" | "gc" | "dust" | "coin" | "pullNo" | "gcDisabled"> {
  readonly pulls: number;
  readonly pickUps: number;
}
