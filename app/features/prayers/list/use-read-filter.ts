import { useMemo } from "react";
import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import { filterParts } from "#app/game/filter-language/filter-chips.ts";
import { prayerKeys } from "./prayer-keys.ts";
import type { PrayerPages } from "./prayer-pages.ts";

export type PrayerFilter = ReturnType<typeof useReadFilter>;

/** The filter as its field and chips show it. While no option is known none is a mistake. */
export function useReadFilter(q: string, options: PrayerPages["options"]) {
  return useMemo(() => {
    const table = prayerKeys(options, 0);
    const read = readFilter(q, table, 0);
    const areKnown = options.characters.length > 0;
    return {
      table,
      read: areKnown ? read : { ...read, mistakes: [] },
      parts: filterParts(read.tree, table),
    };
  }, [q, options]);
}
