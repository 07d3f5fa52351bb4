import type { ForeverPrayerAnswer } from "#app/api-schemas/prayers.ts";
import { foreverPrayerAt, foreverPrayerCount } from "#app/game/forever-prayer.ts";
import { nextMoment } from "#app/game/reveal.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { charactersById } from "./character-lists.ts";
import { characterNames } from "./character-names.ts";
import { nextThumbnailMoment, thumbnailsAt } from "./thumbnail.ts";

/**
 * GET /api/characters/forever-prayer: the one with this ordinal; without an ordinal the one that
 * runs at `now`, else the newest. Undefined when there is none.
 */
export function foreverPrayerAnswer(
  dataset: Dataset,
  no: number | undefined,
  now: number,
): ForeverPrayerAnswer | undefined {
  const shown = foreverPrayerAt(dataset.foreverPrayers, no, now);
  if (!shown) return undefined;
  const { title, characters: ids, start, end, notes } = shown.prayer;
  const members = charactersById(dataset.characters, ids);
  const characters = members.map(thumbnailsAt(dataset, now));
  const count = foreverPrayerCount(characters.map(({ type }) => type));
  return {
    navigator: shown.navigator,
    content: { title, characters, count, start, end, notes },
    names: characterNames(members),
  };
}

/** When the answer changes by itself, or null: one begins or ends, or a character's status does. */
export function nextForeverPrayerMoment(dataset: Dataset, now: number): number | null {
  const edges = dataset.foreverPrayers.flatMap(({ start, end }) => [start, end]);
  return nextMoment([nextThumbnailMoment(dataset, now), ...edges], now);
}
