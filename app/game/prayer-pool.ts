import type { PoolKind, RATE_TYPES } from "./vocabulary/prayers.ts";

type Column = "sc" | "gc";

export interface PoolTier<Id> {
  readonly kind: PoolKind;
  readonly rateType: (typeof RATE_TYPES)[number]["id"];
  /** Chance that a slot falls to the tier, a fraction of 1; null where the pool lacks the column. */
  readonly sc: number | null;
  readonly gc: number | null;
  readonly items: readonly Id[];
}

export interface PoolItem<Id> extends Pick<PoolTier<Id>, "kind" | "rateType"> {
  readonly id: Id;
  readonly chance: { readonly sc: number | null; readonly gc: number | null };
}

/**
 * Every item of a pool with its chance in a slot, by column. An item stands in the first tier that
 * names it, pick-up tiers first, and each item of a tier has an equal share of the tier's chance.
 * What a tier without items would have drawn falls to the others of its kind in proportion, or to
 * the whole pool where the kind has nothing else, so that each column still sums to 1. A column
 * that can draw nothing is null.
 */
export function resolvePool<Id extends string | number>(
  tiers: readonly PoolTier<Id>[],
): PoolItem<Id>[] {
  const disjoint = withoutRepeats(tiers);
  const sc = chancesOf(disjoint, "sc");
  const gc = chancesOf(disjoint, "gc");
  return disjoint.flatMap(({ kind, rateType, items }, at) => {
    const share = (chances: readonly number[] | null) =>
      chances && (chances[at] ?? 0) / items.length;
    return items.map((id) => ({ id, kind, rateType, chance: { sc: share(sc), gc: share(gc) } }));
  });
}

function withoutRepeats<Id>(tiers: readonly PoolTier<Id>[]): PoolTier<Id>[] {
  const seen = new Set<Id>();
  const pickUpFirst = [
    ...tiers.filter(({ rateType }) => rateType === "pick-up"),
    ...tiers.filter(({ rateType }) => rateType !== "pick-up"),
  ];
  return pickUpFirst.map((tier) => {
    const items = [...new Set(tier.items)].filter((id) => !seen.has(id));
    for (const id of items) seen.add(id);
    return { ...tier, items };
  });
}

function chancesOf(tiers: readonly PoolTier<unknown>[], column: Column): number[] | null {
  if (tiers.some((tier) => tier[column] === null)) return null;
  const perTier = tiers.map((tier) => {
    if (tier.items.length === 0) return 0;
    return (tier[column] ?? 0) * gainOf(tiers, tier.kind, column);
  });
  const before = sum(tiers.map((tier) => tier[column] ?? 0));
  const after = sum(perTier);
  if (after === 0) return null;
  // Chances that nothing was lost of stay as they were written.
  const loses = before - after > 1e-12;
  return loses ? perTier.map((chance) => (chance * before) / after) : perTier;
}

/** By how much the tiers of a kind that have items grow for those that have none. */
function gainOf(tiers: readonly PoolTier<unknown>[], kind: PoolKind, column: Column): number {
  const ofKind = tiers.filter((tier) => tier.kind === kind);
  const withItems = ofKind.filter(({ items }) => items.length > 0);
  if (withItems.length === ofKind.length) return 1;
  const drawn = sum(withItems.map((tier) => tier[column] ?? 0));
  return drawn === 0 ? 1 : sum(ofKind.map((tier) => tier[column] ?? 0)) / drawn;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
