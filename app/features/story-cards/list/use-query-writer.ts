import { useCallback, useRef } from "react";
import { type NavigationType, useLocation } from "react-router";
import { forgetUnseen, searchOf, unseenSearch, useReplaceSearch } from "#app/lib/page-search.ts";

/**
 * Replaces the page's query. `isOwn` tells of a query that has arrived whether it was written here,
 * or is older than what waits to be written.
 */
export function useQueryWriter(search: string): {
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
