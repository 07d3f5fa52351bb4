import { logOfMiss } from "../rates/hits.ts";
import type { AskedRoll, RatedPrayer } from "../rates/rated-prayer.ts";
import { preparedRoll } from "../rates/roll.ts";
import type { RollRates } from "../rates/roll-rates.ts";
import type { WishGroups } from "./wish.ts";

/** A roll that a prayer offers, with what it does for a wish. */
export interface OfferedRoll extends AskedRoll {
  readonly rates: RollRates;
  /** For each group of the wish the logarithm of the chance that the roll misses it. */
  readonly misses: readonly number[];
}

/** All that crystals buy of a prayer. */
export interface OfferedRolls {
  /** What seal crystals buy. A multi is ten singles: the same price, no guarantee. */
  readonly single: OfferedRoll | null;
  readonly multi: OfferedRoll | null;
  /** What god crystals buy again and again, up to `mostTens` times. */
  readonly ten: OfferedRoll | null;
  readonly mostTens: number;
  /** The rows of each step-up in their order, each bought once and after the one before it. */
  readonly stepUps: readonly (readonly OfferedRoll[])[];
}

/** The rolls of a prayer for a wish; those that it does not offer are absent. */
export function offeredRolls(prayer: RatedPrayer, { wanted }: WishGroups): OfferedRolls {
  const offered = (asked: AskedRoll): OfferedRoll | null => {
    const prepared = preparedRoll(prayer, asked);
    if (typeof prepared === "string") return null;
    const { rates } = prepared;
    return { ...asked, rates, misses: wanted.map((group) => logOfMiss(rates, group)) };
  };
  const plain = (type: "single" | "multi" | "gc") => offered({ type, sbNo: -1, suNo: -1 });
  return {
    single: plain("single"),
    multi: plain("multi"),
    ten: plain("gc"),
    mostTens: prayer.maxPulls ?? Number.POSITIVE_INFINITY,
    stepUps: prayer.stepUps.map(({ data }, sbNo) =>
      data.flatMap((_, suNo) => offered({ type: "step-up", sbNo, suNo }) ?? []),
    ),
  };
}
