import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useClockFrom } from "#app/widgets/clock.ts";
import { attemptsDue } from "./attempts-due.ts";
import type { HomePageData } from "./home-page-data.ts";
import type { loader } from "./page.tsx";

/**
 * The page's data, asked for anew when its moment has come, so that a page that stays open shows
 * what it shows to those who come now.
 */
export function useCurrentData(loaded: HomePageData): HomePageData {
  const { data = loaded, load } = useFetcher<typeof loader>();
  const { next } = data;
  const attempts = useClockFrom(0, (now) => attemptsDue(next, now), 1_000);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment has attempts of its own
  useEffect(() => {
    if (attempts > 0) {
      void load("/?index");
    }
  }, [next, attempts, load]);
  return data;
}
