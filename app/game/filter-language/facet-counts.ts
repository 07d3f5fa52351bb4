import type { FilterKey } from "./filter-key.ts";

/**
 * How many records have each value of a key, among those that everything else leaves: a choice
 * tells how many there would be with it.
 */
export function facetCounts<Row>(
  rows: readonly Row[],
  { idsOf }: Pick<FilterKey<Row>, "idsOf">,
  meetsOthers: (row: Row) => boolean,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  if (!idsOf) return counts;
  for (const row of rows) {
    if (!meetsOthers(row)) continue;
    for (const id of new Set(idsOf(row))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
