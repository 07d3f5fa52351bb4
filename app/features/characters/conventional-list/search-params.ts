import { listingTabOf } from "#app/game/listing-tab.ts";
import type { ListingTab } from "#app/game/vocabulary/characters.ts";
import { defineUrlState } from "#app/lib/search-params.ts";

/** What stands in the URL of the conventional listing: the tab, read by prefix. */
export const conventionalListUrl = defineUrlState({
  type: {
    decode: (values: readonly string[]) => listingTabOf(values[0] ?? null),
    encode: (tab: ListingTab) => (tab === listingTabOf(null) ? null : tab),
  },
});
