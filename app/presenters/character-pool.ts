import type { z } from "zod";
import type { poolAnswer } from "#app/api-schemas/character-lists.ts";
import { charactersOfBatches } from "#app/game/pool-batches.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { characterNames } from "./character-names.ts";
import { charactersById } from "./characters-by-id.ts";
import { lastUpdateOf } from "./last-update.ts";
import type { SpecialMode } from "./special-prayer.ts";
import { thumbnailsAt } from "./thumbnail.ts";

/** GET /api/characters/{standard-pool, ritual-pool}: the characters of the batches begun by `now`. */
export function characterPool(
  dataset: Dataset,
  mode: SpecialMode,
  now: number,
): z.infer<typeof poolAnswer> {
  const batches = dataset.batches.filter(({ kind }) => kind === mode);
  const ids = charactersOfBatches(batches, { moment: now });
  const characters = charactersById(dataset.characters, ids);
  return {
    content: characters.map(thumbnailsAt(dataset, now)),
    names: characterNames(characters),
    lastUpdate: lastUpdateOf(dataset.updateEntries, "characters"),
  };
}
