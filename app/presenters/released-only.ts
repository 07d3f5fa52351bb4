import { isReleased, statusAt } from "#app/game/character-state.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/**
 * The dataset as a visitor without spoiler mode may know it: characters who are not released at
 * `now` are in none of its lists.
 */
export function releasedOnly(dataset: Dataset, now: number): Dataset {
  const characters = dataset.characters.filter((one) => isReleased(statusAt(one, now)));
  return { ...dataset, characters };
}
