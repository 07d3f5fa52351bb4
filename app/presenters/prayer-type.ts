import type { PrayerTypeAnswer } from "#app/api-schemas/character-lists.ts";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { characterListAnswer } from "./character-list.ts";

/** GET /api/characters/prayer-type: every banner type with its released characters. */
export function prayerTypeAnswer(dataset: Dataset, now: number): PrayerTypeAnswer {
  const released = dataset.characters.filter((one) => isReleased(statusAt(one, now)));
  const byType = Map.groupBy(released, ({ type }) => type);
  const groups = BANNER_TYPES.map(({ id }) => ({ type: id, characters: byType.get(id) ?? [] }));
  return characterListAnswer(dataset, groups, now);
}
