import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { afterPaint } from "./after-paint.ts";
import { type Growth, startGrowth } from "./growth.ts";
import { readGrown, writeGrown } from "./history-entry.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * The growth of a list as state, kept in the history entry, so that back and reload bring it
 * again. Another `list` begins anew.
 */
export function useRestoredGrowth(first: number, list: string) {
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
 * before the next paint the amount comes back, then the place.
 */
function useRestoreAfterReload(
  list: string,
  { allowed }: Growth,
  setGrowth: (growth: Growth) => void,
): void {
  const [place, setPlace] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list, not as it grows.
  useLayoutEffect(() => {
    const before = readGrown(list);
    if (!before || before.allowed <= allowed) return;
    setGrowth(startGrowth(before.allowed));
    setPlace(before.scrollY);
  }, [list]);
  useLayoutEffect(() => {
    if (place !== null) window.scrollTo(0, place);
  }, [place]);
}

function useKeepInEntry(list: string, allowed: number): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new or replaced entry knows nothing.
  useEffect(() => {
    const keep = () => writeGrown({ list, allowed, scrollY: window.scrollY });
    // The place is known when the list has been laid out; asking sooner would lay it out twice.
    const callOff = afterPaint(keep);
    window.addEventListener("pagehide", keep);
    return () => {
      callOff();
      window.removeEventListener("pagehide", keep);
    };
  }, [key, list, allowed]);
}
