import { useEffect, useSyncExternalStore } from "react";
import { callFirstPrayers, callPrayersAfter } from "./prayer-calls.ts";
import { NO_PAGES, type PrayerPages, prayerPages } from "./prayer-pages.ts";

/**
 * The whole list of the API, fetched once the page stands; `retry` tries again after a fault. Only
 * who watches it grow is told of every page: each is drawn, and there may be many.
 */
export function usePrayerPages({
  watchesGrowth,
}: {
  watchesGrowth: boolean;
}): PrayerPages & { retry: () => void } {
  const pages = useSyncExternalStore(
    STORE.subscribe,
    watchesGrowth ? STORE.current : STORE.milestone,
    () => NO_PAGES,
  );
  useEffect(() => {
    void STORE.load();
  }, []);
  return { ...pages, retry: () => void STORE.load() };
}

const STORE = prayerPages({ first: callFirstPrayers, after: callPrayersAfter });
