import type { ReleaseDateAnswer } from "#app/api-schemas/character-lists.ts";
import { releaseDays } from "#app/game/release-order.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { characterListAnswer } from "./character-list.ts";

/** GET /api/characters/release-date: released characters by day of debut, the first day first. */
export function releaseDateAnswer(dataset: Dataset, now: number): ReleaseDateAnswer {
  const days = releaseDays(dataset.characters, now).map((day, index) => ({
    no: index + 1,
    ...day,
  }));
  return characterListAnswer(dataset, days, now);
}
