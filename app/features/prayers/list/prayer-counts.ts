import { keyOf } from "#app/game/filter-language/apply-filter.ts";
import { type FacetCounts, facetCounts } from "#app/game/filter-language/facet-counts.ts";
import type { FilterTable, RowTest } from "#app/game/filter-language/filter-key.ts";
import { findsPrayer, type PrayerSearch, type SearchablePrayer } from "#app/game/prayer-search.ts";

/** The fields of the search that show counts, each with its key and the search without it. */
const FACETS: Readonly<Record<string, { key: string; reset: Partial<PrayerSearch> }>> = {
  "prayer-types": { key: "type", reset: { prayerTypes: [] } },
  "char-types": { key: "banner", reset: { charTypes: [] } },
  // All of them must be there: one more is asked for beside those that are.
  "step-ups": { key: "steps", reset: {} },
};

/** How many prayers each choice of a field would leave, with all else that is set. */
export function prayerCounts(
  prayers: readonly SearchablePrayer[],
  search: PrayerSearch,
  table: FilterTable<SearchablePrayer>,
  meetsKeys: RowTest<SearchablePrayer>,
): FacetCounts {
  const left = prayers.filter(meetsKeys);
  return Object.fromEntries(
    Object.entries(FACETS).map(([field, { key, reset }]) => {
      const others = findsPrayer({ ...search, ...reset });
      return [field, [...facetCounts(left, keyOf(table, key) ?? {}, others)]];
    }),
  );
}
