import { useCallback, useEffect } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { pauseWriting, usePageSearch } from "./page-search.ts";
import { popupsOf } from "./popup-stack.ts";
import { mayOpenFrom, useStepBack } from "./popup-steps.ts";
import { useHydrated } from "./use-hydrated.tsx";

export interface RecordPopup {
  /** The record that is open, or null. */
  readonly id: string | null;
  open(id: string): void;
  /** Shows another record in its place. */
  turnTo(id: string): void;
  close(): void;
}

/**
 * The record whose popup is open, as the page's history says. Opening pushes an entry, turning to
 * another record replaces it, closing goes back to below it. An address with the query `parameter`
 * opens that record on load, over an entry without it.
 */
export function useRecordPopup(kind: string, parameter: string): RecordPopup {
  const location = useLocation();
  const navigate = useNavigate();
  const search = usePageSearch();
  const isHydrated = useHydrated();
  const prefix = `${kind}/`;
  const popups = isHydrated ? popupsOf(location.state) : [];
  const name = popups.findLast((popup) => popup.startsWith(prefix));

  const goTo = useCallback(
    (popups: readonly string[], replace: boolean) => {
      pauseWriting();
      void navigate(
        { ...pageOf(location), search },
        { state: { popups }, replace, preventScrollReset: true },
      );
    },
    [navigate, location, search],
  );
  const open = useCallback(
    (id: string) => {
      if (mayOpenFrom(location.key)) goTo([...popupsOf(location.state), prefix + id], false);
    },
    [goTo, location, prefix],
  );
  const turnTo = useCallback(
    (id: string) =>
      goTo(
        popupsOf(location.state).map((popup) => (popup === name ? prefix + id : popup)),
        true,
      ),
    [goTo, location, name, prefix],
  );
  const stepBack = useStepBack();
  const close = useCallback(() => {
    if (name) stepBack(name);
  }, [stepBack, name]);

  const linked = isHydrated ? new URLSearchParams(location.search).get(parameter) : null;
  useEffect(() => {
    if (!linked) return;
    const bare = new URLSearchParams(location.search);
    bare.delete(parameter);
    const page = { ...pageOf(location), search: bare.toString() };
    const openOver = async () => {
      await navigate(page, { replace: true, state: location.state, preventScrollReset: true });
      await navigate(page, { state: { popups: [prefix + linked] }, preventScrollReset: true });
    };
    void openOver();
    // The address without the record is another location, so this runs once for each link.
  }, [linked, location, navigate, parameter, prefix]);

  return { id: name?.slice(prefix.length) ?? null, open, turnTo, close };
}

function pageOf({ pathname, search, hash }: Location) {
  return { pathname, search, hash };
}
