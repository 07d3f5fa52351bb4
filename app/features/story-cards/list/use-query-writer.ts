import { useCallback, useEffect, useRef } from "react";
import type { NavigationType } from "react-router";
import { useReplaceSearch } from "#app/widgets/page-search.ts";

/**
 * From a change until the query is written, in ms: the list comes first, and browsers refuse a
 * hundred writings in half a minute.
 */
const WRITING_MS = 300;

/**
 * Replaces the page's query, at most once in `WRITING_MS`, and before a link leads on, so that
 * back finds it. `isOwn` tells of a query that has arrived whether it was written here.
 */
export function useQueryWriter(search: string): {
  isOwn: (found: string, type: NavigationType) => boolean;
  later: (query: URLSearchParams) => void;
} {
  const replace = useReplaceSearch();
  const latestReplace = useRef(replace);
  latestReplace.current = replace;
  // Queries that were written, or taken over, and may not have arrived yet; the last one counts.
  const known = useRef([search]);
  const waiting = useRef<{ query: URLSearchParams | null; timer?: number }>({ query: null });
  useEffect(() => {
    const state = waiting.current;
    // Written without the router, which would come after the link that is pressed. What waits goes
    // on waiting, for a link that only opens a popup stays here.
    const keepForLink = ({ target }: MouseEvent) => {
      if (state.query === null || !(target instanceof Element) || !target.closest("a")) return;
      window.history.replaceState(window.history.state, "", urlOf(state.query));
    };
    window.addEventListener("click", keepForLink, { capture: true });
    return () => {
      window.clearTimeout(state.timer);
      window.removeEventListener("click", keepForLink, { capture: true });
    };
  }, []);

  const isOwn = useCallback((found: string, type: NavigationType) => {
    const state = waiting.current;
    if (type === "PUSH" && found !== known.current.at(-1)) {
      // A link to another search: what waits belongs to the entry below.
      window.clearTimeout(state.timer);
      state.timer = undefined;
      state.query = null;
      known.current = [found];
      return false;
    }
    // A popup that closes goes back to an older query; what waits to be written is newer.
    if (state.query !== null) return true;
    if (found === known.current.at(-1)) {
      known.current = [found];
      return true;
    }
    const isOnItsWay = known.current.includes(found);
    if (!isOnItsWay) known.current = [found];
    return isOnItsWay;
  }, []);
  const later = useCallback((query: URLSearchParams) => {
    const state = waiting.current;
    state.query = query;
    state.timer ??= window.setTimeout(() => {
      state.timer = undefined;
      const next = state.query;
      if (next === null) return;
      state.query = null;
      known.current.push(searchOf(next));
      latestReplace.current(next);
    }, WRITING_MS);
  }, []);
  return { isOwn, later };
}

function searchOf(query: URLSearchParams): string {
  return query.size === 0 ? "" : `?${query}`;
}

function urlOf(query: URLSearchParams): string {
  const { pathname, hash } = window.location;
  return `${pathname}${searchOf(query)}${hash}`;
}
