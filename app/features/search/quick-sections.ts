import { SEARCH_KINDS } from "#app/game/text-match/search-record.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { FoundGroup } from "#app/presenters/search/search-groups.ts";
import { offeredFilters } from "./offered-filters.ts";
import type { QuickSection } from "./quick-results.tsx";

/**
 * What the quick search lists for a text, in order: what is found by kinds, searches that the words
 * fill in, and the page of the search. Of several words the filled-in searches come first, as they
 * use every one of them.
 */
export function quickSections(
  text: string,
  groups: readonly FoundGroup[] | null,
): readonly QuickSection[] {
  const found = (groups ?? []).map(({ kind, found: records }) => ({
    key: kind,
    label: labelOf(SEARCH_KINDS, kind),
    choices: records.map(({ id, name, note, matched, href }) => ({
      key: `${kind}-${id}`,
      name,
      note,
      matched,
      href,
    })),
  }));
  const offers = offeredFilters(text).map((offer, place) => ({ key: `filter-${place}`, ...offer }));
  const filters = offers.length === 0 ? [] : [{ key: "filters", label: "Lists", choices: offers }];
  const all = {
    key: "all",
    choices: [
      {
        key: "all",
        name: found.length === 0 ? "Nothing found here: search the page" : "All that is found",
        href: `/search?${new URLSearchParams({ q: text })}`,
      },
    ],
  };
  return /\s/.test(text) ? [...filters, ...found, all] : [...found, ...filters, all];
}

/** The texts searched for last, to be searched for again. */
export function recentSections(texts: readonly string[]): readonly QuickSection[] {
  const choices = texts.map((name, place) => ({ key: `recent-${place}`, name }));
  return choices.length === 0 ? [] : [{ key: "recent", label: "Recent searches", choices }];
}
