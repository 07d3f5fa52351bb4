import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router";
import { useReplaceSearch } from "#app/lib/page-search.ts";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { PrintedPart } from "#app/ui/printed-part.tsx";
import { PAGE_SIZE, updateLogUrl } from "./search-params.ts";
import type { Log } from "./use-log.ts";

/** The end of what is loaded; the log grows when it comes near, or by a link without scripts. */
export function LogEnd({ log, total }: { log: Log; total: number }) {
  const hydrated = useHydrated();
  const shown = log.entries.length;
  const end = useRef<HTMLDivElement>(null);
  useInfiniteScrollNear(end, log);
  useShownInUrl(shown);
  if (log.isLast) {
    return (
      <p className="list-end grid min-h-32 place-items-center">
        {shown === 0 ? "The log has no entry yet." : "•"}
      </p>
    );
  }
  const more = updateLogUrl.encode({ shown: shown + PAGE_SIZE }).toString();
  return (
    <>
      <PrintedPart shown={shown} found={total} />
      <div className="list-end grid min-h-32 place-items-center" ref={end}>
        {hydrated ? (
          <LoadState log={log} />
        ) : (
          <Link className="btn" to={{ search: more }} preventScrollReset>
            More entries
          </Link>
        )}
      </div>
    </>
  );
}

function LoadState({ log: { fault, loadMore } }: { log: Log }) {
  return fault === null ? (
    <p>Loading...</p>
  ) : (
    <p role="alert">
      No more could be loaded: {fault}.{" "}
      <button className="btn btn-s" type="button" onClick={loadMore}>
        Try again
      </button>
    </p>
  );
}

/** Loads on when the end comes within sight; not after a fault, which the visitor answers. */
function useInfiniteScrollNear(end: RefObject<HTMLElement | null>, log: Log): void {
  const { isLast, fault, entries } = log;
  const grow = useEffectEvent(() => log.loadMore());
  const mayGrow = !isLast && fault === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that stays in sight is seen anew
  useEffect(() => {
    if (!mayGrow || end.current === null) {
      return;
    }
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) {
          grow();
        }
      },
      { rootMargin: "0px 0px 400px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [mayGrow, end, entries.length]);
}

/** Keeps in the URL how much has grown, so that coming back finds the same. */
function useShownInUrl(shown: number): void {
  const first = useRef(shown);
  const replaceSearch = useReplaceSearch();
  const keep = useEffectEvent(() => replaceSearch(updateLogUrl.encode({ shown })));
  useEffect(() => {
    if (shown > first.current) {
      keep();
    }
  }, [shown]);
}
