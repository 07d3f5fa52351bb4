import { useMemo } from "react";
import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { type IsWanted, useIsWanted, useWantsAny } from "#app/collection/use-is-wanted.ts";
import type { RateUp } from "#app/components/prayer/shown-prayer.ts";
import { usePageSearch } from "#app/lib/page-search.ts";
import { defineUrlState } from "#app/lib/search-params.ts";
import { useApiAnswer } from "#app/lib/use-api-answer.ts";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import type { PlannerData } from "./planner-data.ts";
import { planParameters } from "./search-params.ts";
import { featuredChoices, kindOf, type WishChoice, wishOf } from "./wished.ts";

/** What stands in the URL of a prayer's planner. */
export const plannerUrl = defineUrlState(planParameters);

/**
 * What is wished of a prayer, as the address says; where it says nothing, what of the featured the
 * visitor's collection wants, or else the first of them.
 */
export function useWish(data: PlannerData, rateUps: readonly RateUp[]) {
  const search = usePageSearch();
  const isHydrated = useHydrated();
  const isWanted = useIsWanted();
  const wanted = useWantedChoices(data.id, isWanted);
  const state = useMemo(() => plannerUrl.decode(new URLSearchParams(search)), [search]);
  const featured = useMemo(() => featuredChoices(rateUps), [rateUps]);
  const choices = useMemo(() => {
    const all = [...featured, ...data.chosen, ...wanted, ...data.found];
    return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
  }, [featured, data.chosen, data.found, wanted]);
  if (!isHydrated) return { state, choices, want: data.asked.want, mode: data.asked.mode };
  const asked = state.want?.filter((id) => choices.some((one) => one.id === id)) ?? null;
  // Pools that feature nobody hold what is wanted all the same.
  const ids = (featured.length > 0 ? featured : wanted).map(({ id }) => id);
  const want = wishOf(asked, ids, isWanted);
  return { state, choices, want, mode: state.mode };
}

/** What of a prayer's pool is wanted; the pool is fetched where anything is. */
function useWantedChoices(id: string, isWanted: IsWanted | null): WishChoice[] {
  const wantsAny = useWantsAny();
  const path = wantsAny ? `/api/prayers/get-detail?id=${encodeURIComponent(id)}` : null;
  const { answer } = useApiAnswer<PrayerDetailAnswer>(path, { must: "pool" });
  return useMemo(() => {
    const items = Object.values(answer?.pool ?? {}).flat();
    return items.flatMap(({ id: item, shortName, shortTranslitName }) => {
      const choice = String(item);
      if (!isWanted?.(kindOf(choice), choice)) return [];
      const name = { en: shortName, translit: shortTranslitName };
      return [{ id: choice, name, image: null, universe: null }];
    });
  }, [answer, isWanted]);
}
