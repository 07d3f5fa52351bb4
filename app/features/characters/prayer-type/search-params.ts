import { type PrayerTypeTab, prayerTypeTabOf } from "#app/game/prayer-type-tab.ts";
import { defineUrlState } from "#app/lib/search-params.ts";

/** What stands in the URL of the prayer types: the tab, by id or alias of a banner type. */
export const prayerTypeUrl = defineUrlState({
  type: {
    decode: (values: readonly string[]) => prayerTypeTabOf(values[0]),
    encode: (tab: PrayerTypeTab) => (tab === prayerTypeTabOf(undefined) ? null : tab),
  },
});
