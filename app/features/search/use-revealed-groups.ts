import { useEffect, useState } from "react";
import type { PackedSource } from "#app/answers/search/packed-source.ts";
import type { FoundGroup } from "#app/answers/search/search-groups.ts";
import { useSpoilerAnswer } from "#app/preferences/use-spoiler-answer.ts";
import type { SearchState } from "./url-state.ts";

const INDEX = "/search-index.json";

/** What the server found; in spoiler mode what the browser finds among hidden records, too. */
export function useRevealedGroups(
  state: SearchState,
  groups: readonly FoundGroup[],
): readonly FoundGroup[] {
  const { answer } = useSpoilerAnswer<PackedSource>(INDEX);
  const [revealed, setRevealed] = useState<{
    readonly state: SearchState;
    readonly groups: readonly FoundGroup[];
  }>();
  useEffect(() => {
    if (!answer || state.q === "") return;
    let isWanted = true;
    import("./search-in-browser.ts").then(({ groupsWithHidden }) => {
      if (isWanted) setRevealed({ state, groups: groupsWithHidden(answer, state) });
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, [answer, state]);
  return answer && revealed?.state === state ? revealed.groups : groups;
}
