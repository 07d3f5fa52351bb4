import type { PrayerDetailAnswer, RollAnswer } from "#app/api-schemas/prayers.ts";
import { afterRoll, emptyRun, type RunState } from "#app/game/rates/run.ts";
import { fitsLink, type RunStep, writeSteps } from "#app/game/rates/run-steps.ts";
import { isPickUp } from "#app/game/rates/slot-rates.ts";

export type ShownItem = RollAnswer["result"][number] & {
  /** Whether its rate is up in the prayer. */
  readonly isRateUp: boolean;
};

/** One roll as the history shows it. */
export interface ShownRoll {
  /** Counts from 1. */
  readonly no: number;
  readonly step: RunStep;
  readonly items: readonly ShownItem[];
  readonly coin: number;
}

/** A run of the simulator: with its seed and steps it can be rolled again by anybody. */
export interface SimulatorRun {
  /** Empty until the first roll. */
  readonly seed: string;
  readonly state: RunState;
  /** The newest rolls, the last one first. */
  readonly shown: readonly ShownRoll[];
}

/** Longer histories are counted, not listed. */
export const MOST_SHOWN = 50;
/** Longer runs are rolled again in the browser alone, so that no request keeps the server busy. */
export const MOST_SERVED_STEPS = 1000;
/** Leaves room for the number of the roll in the 64 characters of a roll's seed. */
const LONGEST_SEED = 56;

export function newRun(prayer: Parameters<typeof emptyRun>[0]): SimulatorRun {
  return { seed: "", state: emptyRun(prayer), shown: [] };
}

/** Whether a text can be the seed of a run; no URL carries half a surrogate pair. */
export function isSeed(text: string): boolean {
  return text !== "" && text.length <= LONGEST_SEED && text.isWellFormed();
}

/** The run after a roll that the call has answered. */
export function runAfter(
  prayer: PrayerDetailAnswer,
  run: SimulatorRun,
  { seed, step, answer }: { seed: string; step: RunStep; answer: RollAnswer },
): SimulatorRun {
  const items = shownItems(prayer, answer.result);
  const state = afterRoll(run.state, step, {
    ...answer,
    pulls: items.length,
    pickUps: items.filter(({ isRateUp }) => isRateUp).length,
  });
  const roll = { no: state.steps.length, step, items, coin: answer.coin };
  return { seed, state, shown: [roll, ...run.shown].slice(0, MOST_SHOWN) };
}

/** The query of a link that rolls the run again; undefined before the first roll, and for more than a link holds. */
export function linkOf({ seed, state }: SimulatorRun): string | undefined {
  if (state.steps.length === 0 || !fitsLink(state.steps)) return undefined;
  return `?${new URLSearchParams({ seed, steps: writeSteps(state.steps) })}`;
}

/** Rolled items with what the prayer raises marked. */
export function shownItems(
  prayer: Pick<PrayerDetailAnswer, "pool">,
  items: RollAnswer["result"],
): ShownItem[] {
  const rateUps = pickUpIds(prayer);
  return items.map((item) => ({ ...item, isRateUp: rateUps.has(item.id) }));
}

/** Characters are told apart from cards by their ids: texts and numbers. */
function pickUpIds({ pool }: Pick<PrayerDetailAnswer, "pool">): ReadonlySet<string | number> {
  const items = [...pool.characters, ...pool.card5, ...pool.card4, ...pool.card3];
  return new Set(items.filter(isPickUp).map(({ id }) => id));
}
