import type { PoolKind, RATE_TYPES, RollType } from "#app/game/vocabulary/prayers.ts";

/** What a roll needs to know of a prayer; the documented detail of a prayer has it all. */
export interface RatedPrayer {
  readonly simulator: boolean;
  /** How many god-crystal tens one may roll; null without a limit. */
  readonly maxPulls: number | null;
  /** God crystals and Fortune Dust of a god-crystal ten. */
  readonly gcCost: number | null;
  readonly dust: number | null;
  readonly stepUps: readonly { readonly data: readonly StepUpRow[] }[];
  readonly pool: Readonly<Record<PoolPart, readonly RatedItem[]>>;
}

export interface RatedItem {
  readonly id: string | number;
  readonly rateType: (typeof RATE_TYPES)[number]["id"];
  /** Chance in a slot by column, a fraction of 1; null where the pool lacks the column. */
  readonly chance: { readonly sc: number | null; readonly gc: number | null };
}

export interface StepUpRow {
  readonly cost: number;
  readonly guaranteed: number;
  readonly multiplier: number;
  readonly pickUpGuaranteed: number;
  readonly dust: number;
}

/** Which roll: for a step-up its place among the prayer's step-ups and its row, else −1. */
export interface AskedRoll {
  readonly type: RollType;
  readonly sbNo: number;
  readonly suNo: number;
}

/** Whether no god-crystal ten is left after `pullNo` of them. */
export function isLimitReached({ maxPulls }: Pick<RatedPrayer, "maxPulls">, pullNo: number) {
  return maxPulls !== null && pullNo >= maxPulls;
}

/** The parts of a pool in their order, with the kind of their items. */
export const POOL_PARTS = [
  { part: "characters", kind: "character" },
  { part: "card5", kind: "card5" },
  { part: "card4", kind: "card4" },
  { part: "card3", kind: "card3" },
] as const satisfies readonly { part: string; kind: PoolKind }[];

type PoolPart = (typeof POOL_PARTS)[number]["part"];
