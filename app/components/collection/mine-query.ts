import { MINE, type Mine } from "#app/collection/box/entry.ts";

/** The key of the address; the server neither reads nor needs it. */
const KEY = "mine";

/** Which of the visitor's records a query asks for; null for all. */
export function mineIn(query: URLSearchParams): Mine | null {
  return MINE.find((one) => one === query.get(KEY)) ?? null;
}

/** The query, asking for these of the visitor's records. */
export function withMine(query: URLSearchParams, mine: Mine | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (mine === null) next.delete(KEY);
  else next.set(KEY, mine);
  return next;
}
