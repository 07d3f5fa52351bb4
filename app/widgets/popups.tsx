import { useCallback, useEffect, useRef } from "react";
import { type Location, useLocation, useNavigate, useNavigationType } from "react-router";
import { entriesAbove, popupsOf } from "./popup-stack.ts";
import { useHydrated } from "./use-hydrated.ts";

export interface Popup {
  readonly isOpen: boolean;
  /** Whether no other popup lies above this one. */
  readonly isTop: boolean;
  open(): void;
  close(): void;
}

/**
 * A popup of this name, on the page's stack of popups. Opening pushes a history entry, so that back
 * closes the topmost popup and stays on the page; closing goes back to below it.
 */
export function usePopup(name: string): Popup {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The server knows no history, so no popup is open until the browser has taken over.
  const stack = hydrated ? popupsOf(location.state) : NONE;
  const open = useCallback(() => {
    navigate(
      { search: location.search, hash: location.hash },
      { state: { popups: [...popupsOf(location.state), name] }, preventScrollReset: true },
    );
  }, [navigate, location, name]);
  const close = useCallback(() => {
    const entries = entriesAbove(popupsOf(location.state), name);
    if (entries > 0) {
      navigate(-entries);
    }
  }, [navigate, location, name]);
  return { isOpen: stack.includes(name), isTop: stack.at(-1) === name, open, close };
}

const NONE: readonly string[] = [];

/** Replaces the page's query, never pushing an entry; open popups stay open. */
export function useReplaceSearch(): (search: URLSearchParams) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (search) => {
      navigate(
        { search: search.toString(), hash: location.hash },
        { replace: true, state: location.state, preventScrollReset: true },
      );
    },
    [navigate, location],
  );
}

/**
 * Stands once in the document. When back closes a popup in which the query was replaced, the entry
 * below takes the new query over, so that what was chosen stays chosen.
 */
export function PopupHistory() {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const previous = useRef<Location>(location);
  useEffect(() => {
    const before = previous.current;
    previous.current = location;
    const closed = popupsOf(before.state).length > popupsOf(location.state).length;
    if (
      type === "POP" &&
      closed &&
      before.pathname === location.pathname &&
      before.search !== location.search
    ) {
      navigate(
        { search: before.search, hash: location.hash },
        { replace: true, state: location.state, preventScrollReset: true },
      );
    }
  }, [location, type, navigate]);
  return null;
}
