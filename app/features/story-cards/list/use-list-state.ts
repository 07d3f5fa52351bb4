import { useCallback, useEffect, useRef, useState } from "react";
import { type NavigationType, useLocation, useNavigationType } from "react-router";
import { EVERY_CARD } from "#app/game/story-card-filter/story-card-filter.ts";
import { forgetUnseen, searchOf, unseenSearch, useReplaceSearch } from "#app/lib/page-search.ts";
import { closesPopup } from "#app/lib/popup-stack.ts";
import { type StoryCardListState, storyCardListUrl } from "./search-params.ts";

/**
 * What the list shows, as the visitor changes it: at once here, and by replacing the query in the
 * URL. Another query that comes from outside (back, a link) is taken over; `origin` counts these,
 * so that fields which hold a text of their own can begin anew.
 */
export function useListState(): {
  state: StoryCardListState;
  origin: number;
  change: (changes: Partial<StoryCardListState>) => void;
  /** The same; the texts of the fields begin anew. */
  replace: (changes: Partial<StoryCardListState>) => void;
  /** Back to every card. */
  reset: () => void;
} {
  const location = useLocation();
  const { search } = location;
  const type = useNavigationType();
  const latestType = useRef(type);
  latestType.current = type;
  const [{ state, origin }, setList] = useState(() => ({ state: read(search), origin: 0 }));
  const { isOwn, write } = useQueryWriter(search);

  const previous = useRef(location);
  useEffect(() => {
    const before = previous.current;
    previous.current = location;
    // The entry below a popup takes over what was chosen in it.
    if (closesPopup(before, location)) return;
    if (!isOwn(location.search, latestType.current))
      setList((list) => ({ state: read(location.search), origin: list.origin + 1 }));
  }, [location, isOwn]);

  const latest = useRef(state);
  latest.current = state;
  const change = useCallback(
    (changes: Partial<StoryCardListState>) => {
      // Read from the ref, since two changes can come before the next rendering.
      const next = { ...latest.current, ...changes };
      latest.current = next;
      setList((list) => ({ ...list, state: next }));
      write(storyCardListUrl.encode(next));
    },
    [write],
  );
  const replace = useCallback(
    (changes: Partial<StoryCardListState>) => {
      change(changes);
      setList((list) => ({ ...list, origin: list.origin + 1 }));
    },
    [change],
  );
  const reset = useCallback(() => replace({ ...EVERY_CARD, q: "", mine: null }), [replace]);
  return { state, origin, change, replace, reset };
}

function read(search: string): StoryCardListState {
  return storyCardListUrl.decode(new URLSearchParams(search));
}

/**
 * Replaces the page's query. `isOwn` tells of a query that has arrived whether it was written here,
 * or is older than what waits to be written.
 */
function useQueryWriter(search: string): {
  isOwn: (found: string, type: NavigationType) => boolean;
  write: (query: URLSearchParams) => void;
} {
  const { pathname } = useLocation();
  const replace = useReplaceSearch();
  // Queries that were written, or taken over, and may not have arrived yet; the last one counts.
  const known = useRef([search]);
  const isOwn = useCallback(
    (found: string, type: NavigationType) => {
      if (type === "PUSH" && found !== known.current.at(-1)) {
        // A link to another search: what waits belongs to the entry below.
        forgetUnseen();
        known.current = [found];
        return false;
      }
      // A popup that closes goes back to an older query; what waits to be written is newer.
      const waiting = unseenSearch(pathname);
      if (waiting !== null && waiting !== found) return true;
      const isOnItsWay = known.current.includes(found);
      if (!isOnItsWay || found === known.current.at(-1)) known.current = [found];
      return isOnItsWay;
    },
    [pathname],
  );
  const write = useCallback(
    (query: URLSearchParams) => {
      known.current.push(searchOf(query));
      replace(query);
    },
    [replace],
  );
  return { isOwn, write };
}
