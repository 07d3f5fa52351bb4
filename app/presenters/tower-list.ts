import type { TowerListAnswer } from "#app/api-schemas/tower.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { lastUpdateOf } from "./last-update.ts";

/** GET /api/towers/get-list: every floor, those to come with their dates. */
export function towerList(dataset: Dataset): TowerListAnswer {
  return {
    content: dataset.towerFloors.map(({ floor, release, rewards }) => ({
      floor,
      release,
      rewards,
    })),
    lastUpdate: lastUpdateOf(dataset.updateEntries, "tower"),
  };
}
