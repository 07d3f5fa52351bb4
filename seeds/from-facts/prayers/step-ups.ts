import type { PackPrayer } from "#db/pack/schema/prayers.ts";

type StepUp = PackPrayer["stepUps"][number];
type Row = StepUp["rows"][number];

/**
 * Sample step-ups by id. `asc5` has the prices and guarantees of the facts (`step-up-ascending` of
 * the mechanics); all other numbers are made up. What is not named is 1 character, no raised rate.
 */
const STEP_UPS = {
  asc3: steps([100, 200, 300], { multipliers: [1, 1.5, 2], guaranteed: [1, 1, 2] }),
  asc4: steps([80, 180, 280, 380], { multipliers: [1, 1, 1.5, 2], guaranteed: [1, 1, 1, 2] }),
  asc5: steps([60, 160, 260, 360, 460], {
    multipliers: [1, 1, 1.25, 1.5, 2],
    guaranteed: [1, 1, 1, 1, 2],
  }),
  desc3: steps([500, 400, 300], { multipliers: [1, 1.5, 2] }),
  desc4: steps([540, 440, 340, 240], { multipliers: [1, 1.25, 1.5, 2] }),
  desc5: steps([560, 460, 360, 260, 160], { multipliers: [1, 1, 1.25, 1.5, 2] }),
  // Adds up to 2700, as the facts say of the Lunar War Guaranteed Ultra Festival.
  special: steps([300, 420, 540, 660, 780], {
    multipliers: [1, 2, 2.5, 3, 4],
    guaranteed: [1, 1, 1, 1, 2],
    pickUpGuaranteed: [0, 0, 0, 0, 1],
  }),
} as const satisfies Record<string, Omit<Row, "dust">[]>;

export type StepUpId = keyof typeof STEP_UPS;

/** The step-up with this id; `dust` is what each step gives. */
export function stepUpOf(id: StepUpId, dust: number): StepUp {
  return { id, rows: STEP_UPS[id].map((row) => ({ ...row, dust })) };
}

interface Raises {
  readonly multipliers: readonly number[];
  readonly guaranteed?: readonly number[];
  readonly pickUpGuaranteed?: readonly number[];
}

function steps(costs: readonly number[], raises: Raises): Omit<Row, "dust">[] {
  return costs.map((cost, at) => ({
    cost,
    guaranteed: raises.guaranteed?.[at] ?? 1,
    multiplier: raises.multipliers[at] ?? 1,
    pickUpGuaranteed: raises.pickUpGuaranteed?.[at] ?? 0,
  }));
}
