import type { BatchesAnswer } from "#app/api-schemas/character-lists.ts";
import type { BatchKind } from "#app/game/vocabulary/prayers.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { characterListAnswer } from "./character-list.ts";

/**
 * GET /api/characters/{rebirth-date, standard-prayer-date, ritual-date, rebirth-costume-date}: the
 * batches of one order by number, those to come included with their dates.
 */
export function characterBatchesAnswer(
  dataset: Dataset,
  kind: BatchKind,
  now: number,
): BatchesAnswer {
  const characters = new Map(dataset.characters.map((character) => [character.id, character]));
  const batches = dataset.batches
    .filter((batch) => batch.kind === kind)
    .map(({ no, date, dateMode, characters: ids }) => ({
      no,
      date,
      dateMode,
      characters: ids.flatMap((id) => characters.get(id) ?? []),
    }));
  return characterListAnswer(dataset, batches, now);
}
