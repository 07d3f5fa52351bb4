import type { CharacterCounter, ChronologicalAnswer } from "#app/api-schemas/characters.ts";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import {
  type BannerType,
  COUNTED_BANNER_TYPES,
  type CountedBannerType,
} from "#app/game/vocabulary/banner-types.ts";
import { LISTING_TABS } from "#app/game/vocabulary/characters.ts";
import { zeroCounts } from "#app/game/vocabulary/vocabulary.ts";
import type { CharacterRecord, SeriesRecord } from "#db/queries/characters.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { characterAnswer, upcomingCharacters } from "./character.ts";
import { rebirthsIn } from "./rebirths.ts";
import { lastUpdateOf } from "./updates.ts";

/** GET /api/characters/chronological: every character once, by tab and series. */
export function chronologicalAnswer(dataset: Dataset, now: number): ChronologicalAnswer {
  const charactersOf = charactersBySeries(dataset.characters);
  const rebirthOf = rebirthsIn(dataset.batches);
  const show = (character: CharacterRecord) =>
    characterAnswer(character, rebirthOf(character), now);
  return {
    counter: characterCounter(dataset.characters, now),
    upcoming: upcomingCharacters(dataset.characters, now),
    content: LISTING_TABS.map(({ id, label }) => ({
      id,
      name: label,
      data: dataset.series
        .filter((series) => series.tab === id)
        .map((series) => ({
          ...seriesAnswer(series, charactersOf(series.id), now),
          data: charactersOf(series.id).map(show),
        })),
    })),
    lastUpdate: lastUpdateOf(dataset.updateEntries, "characters"),
  };
}

/** Looks up the characters of a series, in the pack's order. */
function charactersBySeries(characters: readonly CharacterRecord[]) {
  const groups = Map.groupBy(characters, (character) => character.seriesId);
  return (seriesId: string): readonly CharacterRecord[] => groups.get(seriesId) ?? [];
}

function seriesAnswer(series: SeriesRecord, characters: readonly CharacterRecord[], now: number) {
  return {
    series: series.id,
    "jp-title": series.titleJp,
    "en-title": series.titleEn,
    large: series.large,
    available: characters.filter((character) => isReleased(statusAt(character, now))).length,
    total: characters.length,
  };
}

/** Released characters by banner type; characters without a type count nowhere. */
export function characterCounter(
  characters: readonly CharacterRecord[],
  now: number,
): CharacterCounter {
  const counter = zeroCounts(COUNTED_BANNER_TYPES.map(({ id }) => id));
  for (const character of characters) {
    if (character.type && isReleased(statusAt(character, now))) {
      counter[countedType(character.type)] += 1;
    }
  }
  return counter;
}

function countedType(type: BannerType): CountedBannerType {
  return type === "mfes" ? "sfes" : type;
}
