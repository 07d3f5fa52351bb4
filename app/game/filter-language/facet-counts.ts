import { keyOf } from "./apply-filter.ts";
import type { FilterKey, FilterTable, RowTest } from "./filter-key.ts";

/** What is chosen of some keys, by their names: any of a key's values will do. */
export type ChosenFacets<Facet extends string = string> = Readonly<
  Record<Facet, readonly string[]>
>;

/** How many records there would be with each value, by key; pairs, as they go into a page. */
export type FacetCounts = Readonly<
  Partial<Record<string, readonly (readonly [id: string, count: number])[]>>
>;

/** Whether a record has what is chosen. */
export function meetsFacets<Row>(table: FilterTable<Row>, chosen: ChosenFacets): RowTest<Row> {
  const tests = Object.entries(chosen).flatMap(([facet, ids]): RowTest<Row>[] => {
    const idsOf = keyOf(table, facet)?.idsOf;
    return idsOf && ids.length > 0 ? [(row) => idsOf(row).some((id) => ids.includes(id))] : [];
  });
  return (row) => tests.every((test) => test(row));
}

/** The counts of each facet among the records that all others and `also` leave. */
export function countedFacets<Row>(
  rows: readonly Row[],
  table: FilterTable<Row>,
  chosen: ChosenFacets,
  also: RowTest<Row>,
): FacetCounts {
  const left = rows.filter(also);
  return Object.fromEntries(
    Object.keys(chosen).map((facet) => {
      const others = meetsFacets(table, { ...chosen, [facet]: [] });
      return [facet, [...facetCounts(left, keyOf(table, facet) ?? {}, others)]];
    }),
  );
}

/**
 * How many records have each value of a key, among those that everything else leaves: a choice
 * shows how many there would be with it.
 */
export function facetCounts<Row>(
  rows: readonly Row[],
  { idsOf }: Pick<FilterKey<Row>, "idsOf">,
  meetsOthers: RowTest<Row>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  if (!idsOf) return counts;
  for (const row of rows) {
    if (!meetsOthers(row)) continue;
    for (const id of new Set(idsOf(row))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
