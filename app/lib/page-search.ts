import { useCallback, useSyncExternalStore } from "react";
import { type Location, type NavigateFunction, useLocation } from "react-router";
import { afterStepBack } from "./popup-steps.ts";
import { SearchWriter } from "./search-writer.ts";

/**
 * The query of the page as it was written last. The address follows at most three times a second,
 * and the router when there is time; until then it stands here, so that the next change begins with
 * it and shows at once.
 */
export function usePageSearch(): string {
  const { pathname, search } = useLocation();
  const unseen = useSyncExternalStore(
    listen,
    () => unseenSearch(pathname),
    () => null,
  );
  return unseen ?? search;
}

/** Replaces the page's query, never pushing an entry; open popups stay open. */
export function useReplaceSearch(): (search: URLSearchParams) => void {
  const { pathname } = useLocation();
  return useCallback(
    (query) => {
      setUnseen({ pathname, search: searchOf(query) });
      writer.ask();
    },
    [pathname],
  );
}

/** The query written last on the page of this path, while it is not rendered; null otherwise. */
export function unseenSearch(pathname: string): string | null {
  return unseen?.pathname === pathname ? unseen.search : null;
}

/**
 * Another place is on its way: who draws it decides what is written there. What was written from
 * here before it is drawn would take its place.
 */
export function pauseWriting(): void {
  writer.callOff();
}

/** No other place came. */
export function resumeWriting(): void {
  if (unseen !== null) writer.ask();
}

/** Forgets what was written: it is rendered, or another place is. */
export function forgetUnseen(): void {
  writer.callOff();
  if (unseen !== null) setUnseen(null);
}

/**
 * Puts what waits into the address before a link leads on, so that back finds it: not by the router,
 * which would come after the link. Nothing where the browser refuses.
 */
export function keepUnseen(): void {
  const search = unseenSearch(window.location.pathname);
  if (search === null || search === window.location.search) return;
  try {
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, "", pathname + search + hash);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Sets where the router is and how to navigate; called by PopupHistory alone. */
export function atPlace(location: Location, navigate: NavigateFunction): void {
  here = { location, navigate };
}

/** The query as it stands in an address. */
export function searchOf(query: URLSearchParams): string {
  return query.size === 0 ? "" : `?${query}`;
}

// The address is one for the document, and so is this.
let unseen: { readonly pathname: string; readonly search: string } | null = null;
let here: { location: Location; navigate: NavigateFunction } | null = null;
const listeners = new Set<() => void>();

const writer = new SearchWriter(
  () =>
    new Promise((done, refused) => {
      afterStepBack(() => {
        const search = here && unseenSearch(here.location.pathname);
        if (here === null || search === null || search === here.location.search) return done();
        const { navigate, location } = here;
        Promise.resolve(
          navigate(
            { search, hash: location.hash },
            { replace: true, state: location.state, preventScrollReset: true },
          ),
        ).then(done, refused);
      });
    }),
);

function setUnseen(next: typeof unseen): void {
  unseen = next;
  for (const heard of listeners) heard();
}

function listen(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}
