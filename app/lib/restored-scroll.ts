import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation } from "react-router";
import { readGrown, writeGrown } from "./grown-lists.ts";
import { type Growth, startGrowth } from "./infinite-scroll.ts";
import { useHydrated } from "./use-hydrated.tsx";

/**
 * The growth of a list as state, kept for its place in the history, so that back and reload bring
 * it again. Another `list` begins anew.
 */
export function useRestoredAmount(first: number, list: string) {
  const isHydrated = useHydrated();
  const location = useLocation();
  const [growth, setGrowth] = useState<Growth>(() =>
    startGrowth(first, isHydrated ? readGrown(location, list)?.allowed : 0),
  );
  const [listed, setListed] = useState(list);
  if (listed !== list) {
    setListed(list);
    setGrowth(startGrowth(first));
  }
  useRestoreAfterReload(location, list, growth, setGrowth);
  useKeep(location, list, growth.allowed);
  return [growth, setGrowth] as const;
}

/**
 * After a reload the first batch has been hydrated and the browser could not scroll beyond it:
 * before the next paint the amount comes back, then the place, once the entries down to it are
 * there. They may have to be fetched; who scrolls meanwhile stays where they are.
 */
function useRestoreAfterReload(
  location: Location,
  list: string,
  { allowed }: Growth,
  setGrowth: (growth: Growth) => void,
): void {
  const place = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list, not as it grows.
  useLayoutEffect(() => {
    const before = readGrown(location, list);
    if (!before || before.allowed <= allowed) return;
    setGrowth(startGrowth(before.allowed));
    place.current = before.scrollY;
    const stay = new AbortController();
    for (const move of ["wheel", "touchmove", "keydown", "pointerdown"]) {
      const forget = () => {
        place.current = null;
        stay.abort();
      };
      window.addEventListener(move, forget, { signal: stay.signal, passive: true });
    }
    return () => stay.abort();
  }, [list]);
  // After every drawing of the list, for it is entries that come which make the place reachable.
  useLayoutEffect(() => {
    if (place.current === null || place.current > furthest()) return;
    window.scrollTo(0, place.current);
    place.current = null;
  });
}

/** How far down the page can be scrolled, in px. */
function furthest(): number {
  return Math.ceil(document.documentElement.scrollHeight - window.innerHeight);
}

function useKeep(location: Location, list: string, allowed: number): void {
  useEffect(() => {
    const keep = () => writeGrown(location, { list, allowed, scrollY: window.scrollY });
    const timer = setTimeout(keep, SETTLED_MS);
    // A browser may drop what is written while the page goes.
    document.addEventListener("scrollend", keep);
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("scrollend", keep);
      window.removeEventListener("pagehide", keep);
    };
  }, [location, list, allowed]);
}

const SETTLED_MS = 500;
