import { useEffect, useSyncExternalStore } from "react";
import type { NextPrayersAnswer, PrayerListAnswer } from "#app/contract/prayers.ts";
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

const STORE = prayerPages({
  first: () => answerOf<PrayerListAnswer>("/api/prayers/get-list"),
  after: (last) =>
    answerOf<NextPrayersAnswer>(`/api/prayers/get-list-2?last=${encodeURIComponent(last)}`),
});

/**
 * The answer of a call of this site.
 * @throws {Error} with the message of the problem that it answered.
 */
async function answerOf<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path);
  if (response.ok) return response.json();
  const problem: unknown = await response.json();
  throw new Error(
    typeof problem === "object" &&
      problem !== null &&
      "detail" in problem &&
      typeof problem.detail === "string"
      ? problem.detail
      : `${response.status}`,
  );
}
