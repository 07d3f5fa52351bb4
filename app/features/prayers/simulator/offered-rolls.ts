import type { RunState } from "#app/game/rates/run.ts";
import type { RunStep } from "#app/game/rates/run-steps.ts";
import { ROLL_TYPES, type RollType } from "#app/game/vocabulary/prayers.ts";
import type { SimulatedPrayer } from "./simulated-prayer.ts";

/** A kind of roll as its button shows it. */
export interface OfferedRoll {
  readonly step: RunStep;
  /** What names it among the others: `single`, `multi`, `gc`, `step-up-1`. */
  readonly key: string;
  readonly label: string;
  /** The key that rolls it while the simulator has the focus. */
  readonly shortcut: string;
  readonly price: { readonly currency: "sc" | "gc"; readonly amount: number };
  /** How far its counter is: `1 of 3`. */
  readonly progress: string | null;
  readonly isOver: boolean;
}

/** The rolls that a prayer offers, as they stand after a run. */
export function offeredRolls(prayer: SimulatedPrayer, state: RunState): OfferedRoll[] {
  const plain = ROLL_TYPES.flatMap(({ id, column, sc }) => {
    if (id === "step-up" || !prayer.columns[column]) return [];
    if (column === "sc") return [plainRoll(id, { currency: column, amount: sc })];
    const { gcCost, maxPulls } = prayer;
    if (gcCost === null) return [];
    const roll = plainRoll(id, { currency: column, amount: gcCost });
    const progress = maxPulls === null ? null : `${state.pullNo} of ${maxPulls}`;
    return [{ ...roll, progress, isOver: state.gcDisabled }];
  });
  return prayer.columns.gc ? [...plain, ...stepUpRolls(prayer, state)] : plain;
}

const SHORTCUTS: Record<RollType, string> = { single: "s", multi: "t", gc: "g", "step-up": "u" };

function plainRoll(type: RollType, price: OfferedRoll["price"]): OfferedRoll {
  const label = ROLL_TYPES.find(({ id }) => id === type)?.label ?? type;
  const shortcut = SHORTCUTS[type];
  const step = { type, sbNo: -1 };
  return { step, key: type, label, shortcut, price, progress: null, isOver: false };
}

function stepUpRolls({ stepUps }: SimulatedPrayer, { stepsDone }: RunState): OfferedRoll[] {
  return stepUps.flatMap(({ id, index, data }, sbNo) => {
    const done = stepsDone[sbNo] ?? 0;
    // A step-up that is over still shows its last row's price.
    const row = data[Math.min(done, data.length - 1)];
    if (!row) return [];
    return [
      {
        step: { type: "step-up" as const, sbNo },
        key: `step-up-${index}`,
        label: id.startsWith("special") ? "Special step-up" : "Step-up",
        shortcut: sbNo === 0 ? SHORTCUTS["step-up"] : String(sbNo + 1),
        price: { currency: "gc" as const, amount: row.cost },
        progress: `${Math.min(done + 1, data.length)} of ${data.length}`,
        isOver: done >= data.length,
      },
    ];
  });
}
