import type { TowerListAnswer, TowerRewardsAnswer } from "#app/api-schemas/tower.ts";
import { nextMoment } from "#app/game/reveal.ts";
import { highestReleasedFloor } from "#app/game/tower-floors.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { lastUpdateOf } from "./updates.ts";

/** GET /api/towers/get-rewards: every item with the floors that give it, those to come too. */
export function towerRewards(dataset: Dataset, now: number): TowerRewardsAnswer {
  const entries = dataset.towerFloors.flatMap(({ floor, release, rewards }) =>
    rewards.map(({ id, amount }) => ({ item: id, value: { floor, amount, release } })),
  );
  const byItem = Map.groupBy(entries, ({ item }) => item);
  return {
    content: dataset.items.flatMap(({ id, name }) => {
      const values = byItem.get(id)?.map(({ value }) => value);
      return values ? { item: id, name, values } : [];
    }),
    lastFloor: highestReleasedFloor(dataset.towerFloors, now),
    lastUpdate: lastUpdateOf(dataset.updateEntries, "tower"),
  };
}

/** When the highest released floor next changes by itself, or null. */
export function nextTowerMoment({ towerFloors }: Dataset, now: number): number | null {
  return nextMoment(
    towerFloors.map(({ release }) => release),
    now,
  );
}

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
