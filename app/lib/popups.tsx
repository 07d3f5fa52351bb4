import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigate, useNavigationType } from "react-router";
import type { Popup } from "#app/ui/modal.tsx";
import {
  atPlace,
  forgetUnseen,
  keepUnseen,
  pauseWriting,
  resumeWriting,
  unseenSearch,
  usePageSearch,
} from "./page-search.ts";
import { closesPopup, popupsOf } from "./popup-stack.ts";
import { endSteps, mayOpenFrom, useStepBack } from "./popup-steps.ts";
import { useHydrated } from "./use-hydrated.tsx";

/**
 * A popup of this name, on the page's stack of popups. Opening pushes a history entry, so that back
 * closes the topmost popup and stays on the page; closing goes back to below it.
 */
export function usePopup(name: string): Popup {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The server has no history, so no popup is open before hydration.
  const stack = hydrated ? popupsOf(location.state) : NONE;
  const search = usePageSearch();
  const open = useCallback(() => {
    if (!mayOpenFrom(location.key)) return;
    pauseWriting();
    navigate(
      { search, hash: location.hash },
      { state: { popups: [...popupsOf(location.state), name] }, preventScrollReset: true },
    );
  }, [navigate, location, search, name]);
  const stepBack = useStepBack();
  const close = useCallback(() => stepBack(name), [stepBack, name]);
  return { isOpen: stack.includes(name), isTop: stack.at(-1) === name, open, close };
}

const NONE: readonly string[] = [];

/**
 * Stands once in the document. When back closes a popup in which the query was replaced, the entry
 * below takes the new query over, so that what was chosen stays chosen.
 */
export function PopupHistory() {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const previous = useRef<Location>(location);
  useLayoutEffect(() => {
    endSteps();
    atPlace(location, navigate);
  }, [location, navigate]);
  useEffect(() => {
    const isOnLink = ({ target }: MouseEvent) => target instanceof Element && target.closest("a");
    const keepForLink = (event: MouseEvent) => {
      if (!isOnLink(event)) return;
      keepUnseen();
      pauseWriting();
    };
    // The browser's own: a tab of its own, a file. The page stays.
    const resumeAfterLink = (event: MouseEvent) => {
      if (isOnLink(event) && !event.defaultPrevented) resumeWriting();
    };
    window.addEventListener("click", keepForLink, { capture: true });
    window.addEventListener("click", resumeAfterLink);
    window.addEventListener("pagehide", keepUnseen);
    window.addEventListener("popstate", pauseWriting);
    return () => {
      window.removeEventListener("click", keepForLink, { capture: true });
      window.removeEventListener("click", resumeAfterLink);
      window.removeEventListener("pagehide", keepUnseen);
      window.removeEventListener("popstate", pauseWriting);
    };
  }, []);
  useEffect(() => {
    const before = previous.current;
    previous.current = location;
    const closes = type === "POP" && closesPopup(before, location);
    // Under load the step back is rendered together with the writing before it.
    const newest = closes ? (unseenSearch(location.pathname) ?? before.search) : location.search;
    if (newest !== location.search) {
      navigate(
        { search: newest, hash: location.hash },
        { replace: true, state: location.state, preventScrollReset: true },
      );
    } else if (type !== "REPLACE" || newest === unseenSearch(location.pathname)) {
      forgetUnseen();
    }
  }, [location, type, navigate]);
  return null;
}
