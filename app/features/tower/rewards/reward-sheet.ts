import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import { countedFacets, meetsFacets } from "#app/game/filter-language/facet-counts.ts";
import { isRevealed } from "#app/game/reveal.ts";
import type { DatedFloor } from "#app/game/tower-floors.ts";
import {
  clampRange,
  type FloorRange,
  type GivenAmount,
  isInRange,
  withRunningTotals,
} from "#app/game/tower-rewards.ts";
import { ITEM_KEYS, type SheetItem } from "./item-keys.ts";

/** An item with the floors that give it, ascending. */
export interface ItemOfTower {
  readonly item: string;
  readonly name: string;
  readonly values: readonly (GivenAmount & DatedFloor)[];
}

export interface AskedRange {
  readonly from: number | null;
  readonly to: number | null;
  /** Filters of the items. */
  readonly q: string;
  readonly kind: readonly string[];
}

/**
 * What the tower gives on a range of floors: for each item that is among it the total, and its
 * floors with running totals; and what each choice of a facet would leave. `lastFloor` is where a
 * range without an end ends.
 */
export function rewardSheet(items: readonly ItemOfTower[], asked: AskedRange, lastFloor: number) {
  const range = clampRange(asked.from, asked.to, lastFloor);
  const { test } = readFilter(asked.q, ITEM_KEYS, 0);
  const given = items.flatMap(({ item, name, values }): SheetItem[] => {
    const entries = withRunningTotals(values.filter(({ floor }) => isInRange(floor, range)));
    const last = entries.at(-1);
    const row = last && { item, name, total: last.total, entries };
    return row && (test === null || test(row)) ? [row] : [];
  });
  const chosen = { kind: asked.kind };
  return {
    range,
    items: given.filter(meetsFacets(ITEM_KEYS, chosen)),
    counts: countedFacets(given, ITEM_KEYS, chosen, () => true),
  };
}

export type RewardSheet = ReturnType<typeof rewardSheet>;

/** The items with what floors give that are released at `now` (specification 2 §5). */
export function releasedItems(items: readonly ItemOfTower[], now: number): ItemOfTower[] {
  return items
    .map((one) => ({
      ...one,
      values: one.values.filter(({ release }) => isRevealed(release, now)),
    }))
    .filter(({ values }) => values.length > 0);
}

/** "Floors 1 to 580", "Floor 7". */
export function rangeName({ from, to }: FloorRange): string {
  return from === to ? `Floor ${from}` : `Floors ${from} to ${to}`;
}
