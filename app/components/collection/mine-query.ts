import { MINE, type Mine } from "#app/collection/box/entry.ts";
import { useHasCollection } from "#app/collection/use-collection.ts";
import { usePageSearch } from "#app/lib/page-search.ts";

/** The key of the address; the server neither reads nor needs it. */
const KEY = "mine";

/** Which of the visitor's records a query asks for; null for all. */
export function mineIn(query: URLSearchParams): Mine | null {
  return MINE.find((one) => one === query.get(KEY)) ?? null;
}

/**
 * Which of the visitor's records the page's address asks for: null before her collection has been
 * read, so that the page begins as the server drew it.
 */
export function useMineOfPage(): Mine | null {
  const search = usePageSearch();
  return useHasCollection() ? mineIn(new URLSearchParams(search)) : null;
}

/** The query, asking for these of the visitor's records. */
export function withMine(query: URLSearchParams, mine: Mine | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (mine === null) next.delete(KEY);
  else next.set(KEY, mine);
  return next;
}
