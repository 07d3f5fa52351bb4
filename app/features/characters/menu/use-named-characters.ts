import { useDeferredValue, useEffect, useState } from "react";
import { useApiAnswer } from "#app/lib/use-api-answer.ts";
import type { PackedSource } from "#app/presenters/search/packed-source.ts";
import { SEARCH_INDEX } from "../../search/use-revealed-groups.ts";

/** The ids of the characters that a text finds; null where there is none. */
export interface Named {
  readonly text: string;
  readonly ids: readonly string[] | null;
}

/**
 * The characters that the search of the site finds by `text`: `given` as the server has found them,
 * then as typed, on the index that browsers fetch; until that is there, those found before. The
 * server finds nobody who is hidden, so that `withHidden` asks the index for its text as well.
 */
export function useNamedCharacters(
  text: string,
  given: Named,
  { withHidden }: { withHidden: boolean },
): ReadonlySet<string> | null {
  const asked = useDeferredValue(text);
  const isGiven = asked === given.text && !withHidden;
  const isNew = asked !== "" && !isGiven;
  const { answer } = useApiAnswer<PackedSource>(isNew ? SEARCH_INDEX : null);
  const [found, setFound] = useState<Named>(given);
  useEffect(() => {
    if (!isNew || !answer) return;
    let isWanted = true;
    import("../../search/search-in-browser.ts").then(({ charactersInBrowser }) => {
      if (isWanted) setFound({ text: asked, ids: charactersInBrowser(answer, asked) });
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, [answer, asked, isNew]);
  const ids = asked === "" ? null : isGiven ? given.ids : found.ids;
  const [latest, setLatest] = useState({ ids, known: ids && new Set(ids) });
  if (latest.ids !== ids) setLatest({ ids, known: ids && new Set(ids) });
  return latest.ids === ids ? latest.known : ids && new Set(ids);
}
