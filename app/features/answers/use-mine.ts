import { useMemo } from "react";
import { type Box, partsOf } from "#app/collection/box/box.ts";
import { type Mine as Asked, entryOf, isMine, keyOf } from "#app/collection/box/entry.ts";
import { useKeptBox } from "#app/collection/use-collection.ts";
import { mineIn, withMine } from "#app/components/collection/mine-query.ts";
import { usePageSearch, useReplaceSearch } from "#app/lib/page-search.ts";

/**
 * Which of the visitor's characters count. The address says that, never which they are: the box
 * stays in the browser.
 */
export function useMine() {
  const box = useKeptBox();
  const search = usePageSearch();
  const replace = useReplaceSearch();
  const mine = box && mineIn(new URLSearchParams(search));
  const holds = useMemo(
    () => box && mine && ((id: string) => isMine(entryOf(box, keyOf("character", id)), mine)),
    [box, mine],
  );
  const owned = useMemo(() => (box && mine === "owned" ? ownedCharacters(box) : null), [box, mine]);
  return {
    hasCollection: box !== null,
    mine,
    /** Whether a character counts; null where everybody does. */
    holds,
    /** The owned ones where they alone count; null otherwise. */
    owned,
    choose: (next: Asked | null) => replace(withMine(new URLSearchParams(search), next)),
    /** The query with what the visitor has chosen here. */
    kept: (query: URLSearchParams) => withMine(query, mine),
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
