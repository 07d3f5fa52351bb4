import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { readGrown, writeGrown } from "./history-entry.ts";
import { type Growth, startGrowth } from "./infinite-scroll.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * The growth of a list as state, kept in the history entry, so that back and reload bring it
 * again. Another `list` begins anew.
 */
export function useRestoredAmount(first: number, list: string) {
  const isHydrated = useHydrated();
  const [growth, setGrowth] = useState<Growth>(() =>
    startGrowth(first, isHydrated ? readGrown(list)?.allowed : 0),
  );
  const [listed, setListed] = useState(list);
  if (listed !== list) {
    setListed(list);
    setGrowth(startGrowth(first));
  }
  useRestoreAfterReload(list, growth, setGrowth);
  useKeepInEntry(list, growth.allowed);
  return [growth, setGrowth] as const;
}

/**
 * After a reload the first batch has been hydrated and the browser could not scroll beyond it:
 * before the next paint the amount comes back, then the place, once the entries down to it are
 * there. They may have to be fetched; who scrolls meanwhile stays where they are.
 */
function useRestoreAfterReload(
  list: string,
  { allowed }: Growth,
  setGrowth: (growth: Growth) => void,
): void {
  const place = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list, not as it grows.
  useLayoutEffect(() => {
    const before = readGrown(list);
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

function useKeepInEntry(list: string, allowed: number): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new or replaced entry knows nothing.
  useEffect(() => {
    const keep = () => writeGrown({ list, allowed, scrollY: window.scrollY });
    // Browsers refuse what is written too often, as it would be while somebody types.
    const timer = setTimeout(keep, SETTLED_MS);
    // A browser may drop what is written while the page goes.
    document.addEventListener("scrollend", keep);
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("scrollend", keep);
      window.removeEventListener("pagehide", keep);
    };
  }, [key, list, allowed]);
}

const SETTLED_MS = 500;
