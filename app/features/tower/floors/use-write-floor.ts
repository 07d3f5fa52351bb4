import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { type FloorsUrl, searchOfFloor } from "./search-params.ts";

/**
 * Puts another floor into the URL, from which title and canonical path follow; what is looked for
 * stays. Stepping through floors replaces the history entry, choosing from the list makes a new one.
 */
export function useWriteFloor(url: FloorsUrl) {
  const navigate = useNavigate();
  return useCallback(
    (floor: number, { replace = false } = {}) => {
      const to = { search: searchOfFloor(url, floor) };
      navigate(to, { replace, preventScrollReset: true });
    },
    [navigate, url],
  );
}

/**
 * Title and canonical path are made from the URL and the floors of the page, which names none to
 * come. The history entry of such a floor marks that it is shown nevertheless.
 */
export function useFutureFloorInHistory(floor: number | null, future: ReadonlySet<number>): void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const written = futureFloorOf(state);
  useEffect(() => {
    const shown = floor !== null && future.has(floor) ? floor : null;
    if (shown !== written) {
      const kept: object = typeof state === "object" && state !== null ? state : {};
      navigate(
        { search },
        { replace: true, state: { ...kept, futureFloor: shown }, preventScrollReset: true },
      );
    }
  }, [navigate, search, state, written, floor, future]);
}

/** The floor to come that a history entry shows; null where it shows none. */
export function futureFloorOf(state: unknown): number | null {
  return typeof state === "object" &&
    state !== null &&
    "futureFloor" in state &&
    typeof state.futureFloor === "number"
    ? state.futureFloor
    : null;
}
