import { useCallback, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { afterStepBack, entryState } from "./step-back.ts";

/**
 * The query of the page as it was written last. The router renders a new query when there is time;
 * until then it stands here, so that the next change begins with it and shows at once.
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
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (query) => {
      const search = query.size === 0 ? "" : `?${query}`;
      setUnseen({ pathname, search });
      afterStepBack(() =>
        navigate(
          { search, hash },
          { replace: true, state: entryState(), preventScrollReset: true },
        ),
      );
    },
    [navigate, pathname, hash],
  );
}

/** The query written last on the page of this path, while it is not rendered; null otherwise. */
export function unseenSearch(pathname: string): string | null {
  return unseen?.pathname === pathname ? unseen.search : null;
}

/** Forgets what was written: it is rendered, or another place is. */
export function forgetUnseen(): void {
  if (unseen !== null) setUnseen(null);
}

// The address is one for the document, and so is this.
let unseen: { readonly pathname: string; readonly search: string } | null = null;
const listeners = new Set<() => void>();

function setUnseen(next: typeof unseen): void {
  unseen = next;
  for (const heard of listeners) heard();
}

function listen(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}
