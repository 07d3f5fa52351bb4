import type { ChronologicalAnswer } from "#app/api-schemas/characters.ts";
import { LISTING_TABS, type ListingTab } from "#app/game/vocabulary/characters.ts";

/**
 * What a tab of the conventional listing shows of an answer: its series with their characters. Tabs
 * that hold nobody come last.
 */
export function conventionalListing({ content }: ChronologicalAnswer, tab: ListingTab) {
  const seriesOf = (wanted: ListingTab) => content.find(({ id }) => id === wanted)?.data ?? [];
  return {
    tabs: LISTING_TABS.map(({ id, label }) => ({
      id,
      label,
      count: seriesOf(id).reduce((sum, series) => sum + series.total, 0),
    })).toSorted((a, b) => Number(a.count === 0) - Number(b.count === 0)),
    series: seriesOf(tab)
      .filter(({ total }) => total > 0)
      .map((series) => ({
        id: series.series,
        titleEn: series["en-title"],
        titleJp: series["jp-title"],
        large: series.large,
        available: series.available,
        characters: series.data.map(({ id }) => id),
      })),
  };
}

export type ConventionalListing = ReturnType<typeof conventionalListing>;
