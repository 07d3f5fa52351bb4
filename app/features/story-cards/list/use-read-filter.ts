import { useMemo } from "react";
import { EMPTY_BOX } from "#app/collection/box/entry.ts";
import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import { setFilters } from "./card-filters.ts";
import { cardKeys } from "./card-keys.ts";
import type { FoundCards } from "./use-found-cards.ts";

export type CardFilter = ReturnType<typeof useReadFilter>;

/** The filter as its field and chips show it. While the names are not known none is a mistake. */
export function useReadFilter(found: FoundCards, areNamesKnown: boolean) {
  const { asked, names, offered } = found;
  return useMemo(() => {
    const table = cardKeys({ ...offered, box: EMPTY_BOX });
    const read = readFilter(asked.q, table, 0);
    return {
      table,
      read: areNamesKnown ? read : { ...read, mistakes: [] },
      set: setFilters({ asked, names, offered }, read.tree, table),
    };
  }, [asked, names, offered, areNamesKnown]);
}
