import { POOL_KINDS, type PoolKind } from "#app/game/vocabulary/prayers.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { POOL_PARTS, type RatedItem, type RatedPrayer } from "./rated-prayer.ts";

export interface SlotItem extends Pick<RatedItem, "id" | "rateType"> {
  readonly kind: PoolKind;
  /** Token value (specification 2 §9). */
  readonly tokens: number;
  /** Chance in an independent slot, a fraction of 1. */
  readonly chance: number;
}

/**
 * What one independent slot of a roll draws, every item with its chance; the chances sum to 1. The
 * chances of rate-ups are multiplied and the rest shrinks in proportion. Undefined when the pool
 * lacks the column.
 *
 * Rate-ups stop at 1, since those of a pool with little else can have more than their tier
 * says; where there is nothing else they stay as they are.
 */
export function slotRates(
  pool: RatedPrayer["pool"],
  column: "sc" | "gc",
  multiplier: number,
): SlotItem[] | undefined {
  const items = itemsOf(pool, column);
  const total = sumOf(items);
  if (!(total > 0)) return undefined;
  const raised = sumOf(items.filter(isPickUp)) / total;
  const raisedTo = raised < 1 ? Math.min(1, raised * multiplier) : 1;
  const ofPickUps = raised > 0 ? raisedTo / raised : 1;
  const ofOthers = raised < 1 ? (1 - raisedTo) / (1 - raised) : 1;
  return items.map((item) => ({
    ...item,
    chance: (item.chance / total) * (isPickUp(item) ? ofPickUps : ofOthers),
  }));
}

export function isPickUp({ rateType }: Pick<SlotItem, "rateType">): boolean {
  return rateType === "pick-up";
}

function itemsOf(pool: RatedPrayer["pool"], column: "sc" | "gc"): SlotItem[] {
  return POOL_PARTS.flatMap(({ part, kind }) => {
    const tokens = entryOf(POOL_KINDS, kind)?.tokens ?? 0;
    return pool[part].map(({ id, rateType, chance }) => ({
      id,
      rateType,
      kind,
      tokens,
      chance: chance[column] ?? 0,
    }));
  });
}

function sumOf(items: readonly SlotItem[]): number {
  return items.reduce((sum, { chance }) => sum + chance, 0);
}
