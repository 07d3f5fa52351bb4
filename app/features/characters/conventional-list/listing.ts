import { universalNameOf } from "#app/answers/character.ts";
import { castBySeries } from "#app/answers/chronological.ts";
import { imagePath } from "#app/artwork/image-paths.ts";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import { LISTING_TABS, type ListingTab } from "#app/game/vocabulary/listing-tabs.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/**
 * What a tab of the conventional listing shows at `now`: its series with their released
 * characters. Series and counts tell nothing of characters that are not released.
 */
export function conventionalListing(dataset: Dataset, tab: ListingTab, now: number) {
  const released = dataset.characters.filter((character) => isReleased(statusAt(character, now)));
  const cast = castBySeries(released);
  const seriesOf = (id: ListingTab) => dataset.series.filter((series) => series.tab === id);
  return {
    tabs: LISTING_TABS.map(({ id, label }) => ({
      id,
      label,
      count: seriesOf(id).reduce((sum, series) => sum + cast(series.id).length, 0),
    })),
    released: released.length,
    series: seriesOf(tab)
      .map(({ id, titleEn, titleJp, large }) => ({
        id,
        titleEn,
        titleJp,
        large,
        characters: cast(id).map((character) => listedCharacter(character, now)),
      }))
      .filter((series) => series.characters.length > 0),
    sample: released.some((character) => character.sampleFields.includes("status")),
  };
}

export type ListedSeries = ReturnType<typeof conventionalListing>["series"][number];
export type ListedCharacter = ListedSeries["characters"][number];

function listedCharacter(character: CharacterRecord, now: number) {
  return {
    id: character.id,
    name: universalNameOf(character),
    shortName: character.shortEn,
    thumbnail: imagePath("characters", character.id, "thumbnail"),
    type: character.type,
    upcoming: statusAt(character, now) === "upcoming",
    rebirth: character.rebirth,
  };
}
