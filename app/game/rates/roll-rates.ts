import { ROLL_TYPES, type RollType } from "#app/game/vocabulary/prayers.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import type { AskedRoll, RatedPrayer, StepUpRow } from "./rated-prayer.ts";
import { isPickUp, type SlotItem, slotRates } from "./slot-rates.ts";

/** One roll of a prayer: what it costs and from which chances it draws. */
export interface RollRates {
  readonly type: RollType;
  /** How many slots are drawn. */
  readonly pulls: number;
  /** Seal crystals, god crystals, and Fortune Dust that is given. */
  readonly sc: number;
  readonly gc: number;
  readonly dust: number;
  /** Characters that the roll has at least, and how many of them are rate-ups. */
  readonly guaranteed: { readonly characters: number; readonly pickUps: number };
  /** What each slot draws before the guarantee. */
  readonly slot: readonly SlotItem[];
}

/** Why a prayer cannot be rolled so. */
export type RollRefusal =
  | "no simulator"
  | "no chances"
  | "no price"
  | "no such step-up"
  | "no such step"
  | "no rolls left";

/**
 * The rates of a roll (decisions of the project: prayers, rates, rolls), or why the prayer has no
 * such roll. What is not in a pool cannot be guaranteed: there the guarantee is void.
 */
export function rollRates(prayer: RatedPrayer, asked: AskedRoll): RollRates | RollRefusal {
  if (!prayer.simulator) return "no simulator";
  const type = entryOf(ROLL_TYPES, asked.type);
  if (!type) return "no chances";
  if (type.id !== "step-up") {
    if (type.id === "gc" && prayer.gcCost === null) return "no price";
    const gift = { gc: prayer.gcCost ?? 0, dust: prayer.dust ?? 0 };
    return ratesFrom(prayer, type, type.id === "gc" ? { ...PLAIN, ...gift, characters: 1 } : PLAIN);
  }
  const stepUp = prayer.stepUps[asked.sbNo];
  if (!stepUp) return "no such step-up";
  const row = stepUp.data[asked.suNo];
  return row ? ratesFrom(prayer, type, termsOf(row)) : "no such step";
}

interface Terms extends Pick<RollRates, "gc" | "dust"> {
  readonly characters: number;
  readonly pickUps: number;
  readonly multiplier: number;
}

const PLAIN: Terms = { gc: 0, dust: 0, characters: 0, pickUps: 0, multiplier: 1 };

function termsOf({ cost, dust, guaranteed, pickUpGuaranteed, multiplier }: StepUpRow): Terms {
  return { gc: cost, dust, characters: guaranteed, pickUps: pickUpGuaranteed, multiplier };
}

function ratesFrom(
  { pool }: RatedPrayer,
  { id, pulls, column, sc }: (typeof ROLL_TYPES)[number],
  { gc, dust, characters, pickUps, multiplier }: Terms,
): RollRates | RollRefusal {
  const slot = slotRates(pool, column, multiplier);
  if (!slot) return "no chances";
  const drawable = slot.filter(({ kind, chance }) => kind === "character" && chance > 0);
  const most = drawable.length > 0 ? pulls : 0;
  const mostPickUps = drawable.some(isPickUp) ? pulls : 0;
  const guaranteed = {
    characters: Math.min(Math.max(characters, pickUps), most),
    pickUps: Math.min(pickUps, mostPickUps),
  };
  return { type: id, pulls, sc, gc, dust, guaranteed, slot };
}
