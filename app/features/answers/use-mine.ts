import { useMemo } from "react";
import { type Box, partsOf } from "#app/collection/box/box.ts";
import { useCollection } from "#app/collection/use-collection.ts";
import { usePageSearch, useReplaceSearch } from "#app/lib/page-search.ts";

/** The key of the address; the server neither reads nor needs it. */
export const MINE_KEY = "mine";
export const OWNED = "owned";

/**
 * Whether only the visitor's own characters count. The address says that, never which they are: the
 * box stays in the browser.
 */
export function useMine() {
  const collection = useCollection();
  const search = usePageSearch();
  const replace = useReplaceSearch();
  const box = collection?.box ?? null;
  const isOn = box !== null && new URLSearchParams(search).get(MINE_KEY) === OWNED;
  const owned = useMemo(() => (box && isOn ? ownedCharacters(box) : null), [box, isOn]);
  return {
    hasCollection: box !== null,
    isOn,
    /** The owned ones; null where everybody counts. */
    owned,
    choose(wanted: boolean) {
      const query = new URLSearchParams(search);
      if (wanted) query.set(MINE_KEY, OWNED);
      else query.delete(MINE_KEY);
      replace(query);
    },
    /** The query with what the visitor has chosen here. */
    kept(query: URLSearchParams): URLSearchParams {
      const next = new URLSearchParams(query);
      if (isOn) next.set(MINE_KEY, OWNED);
      return next;
    },
  };
}

function ownedCharacters(box: Box): ReadonlySet<string> {
  return new Set(
    [...box.entries].flatMap(([key, { count }]) => {
      const { kind, id } = partsOf(key);
      return kind === "character" && count > 0 ? [id] : [];
    }),
  );
}

export type Mine = ReturnType<typeof useMine>;
