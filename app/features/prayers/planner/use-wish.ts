import { useMemo } from "react";
import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import type { Box } from "#app/collection/box/box.ts";
import { useBox } from "#app/collection/use-collection.ts";
import type { RateUp } from "#app/components/prayer/shown-prayer.ts";
import { usePageSearch } from "#app/lib/page-search.ts";
import { defineUrlState } from "#app/lib/search-params.ts";
import { useApiAnswer } from "#app/lib/use-api-answer.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import type { PlannerData } from "./planner-data.ts";
import { planParameters } from "./search-params.ts";
import { featuredChoices, isWantedIn, type WishChoice, wishOf } from "./wished.ts";

/** What stands in the URL of a prayer's planner. */
export const plannerUrl = defineUrlState(planParameters);

/**
 * What is wished of a prayer, as the address says; where it says nothing, what of the featured the
 * visitor's collection wants, or else the first of them.
 */
export function useWish(data: PlannerData, rateUps: readonly RateUp[]) {
  const search = usePageSearch();
  const isHydrated = useHydrated();
  const box = useBox();
  const wanted = useWantedChoices(data.id, box);
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
  const want = wishOf(asked, ids, (id) => isWantedIn(box, id));
  return { state, choices, want, mode: state.mode };
}

/** What of a prayer's pool the box wants; the pool is fetched where it wants anything. */
function useWantedChoices(id: string, box: Box): WishChoice[] {
  const wantsAny = useMemo(() => [...box.entries.values()].some(({ wanted }) => wanted), [box]);
  const path = wantsAny ? `/api/prayers/get-detail?id=${encodeURIComponent(id)}` : null;
  const { answer } = useApiAnswer<PrayerDetailAnswer>(path, { must: "pool" });
  return useMemo(() => {
    const items = Object.values(answer?.pool ?? {}).flat();
    return items.flatMap(({ id: item, shortName, shortTranslitName }) => {
      const choice = String(item);
      if (!isWantedIn(box, choice)) return [];
      const name = { en: shortName, translit: shortTranslitName };
      return [{ id: choice, name, image: null, universe: null }];
    });
  }, [answer, box]);
}
