import { useEffect, useState } from "react";
import type { PackedSource } from "#app/presenters/search/packed-source.ts";
import type { FoundGroup } from "#app/presenters/search/search-groups.ts";
import { useSpoilerAnswer } from "#app/settings/use-spoiler-answer.ts";
import { siteNow } from "#app/ui/clock.ts";
import type { SearchState } from "./search-params.ts";

export const SEARCH_INDEX = "/search-index.json";

/** What the server found; in spoiler mode what the browser finds among hidden records, too. */
export function useRevealedGroups(
  state: SearchState,
  groups: readonly FoundGroup[],
): readonly FoundGroup[] {
  const { answer } = useSpoilerAnswer<PackedSource>(SEARCH_INDEX);
  const [revealed, setRevealed] = useState<{
    readonly state: SearchState;
    readonly groups: readonly FoundGroup[];
  }>();
  useEffect(() => {
    if (!answer || state.q === "") return;
    let isWanted = true;
    import("./search-in-browser.ts").then(({ foundInBrowser }) => {
      if (isWanted)
        setRevealed({
          state,
          groups: foundInBrowser(answer, state, { now: siteNow(), showHidden: true }),
        });
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, [answer, state]);
  return answer && revealed?.state === state ? revealed.groups : groups;
}
