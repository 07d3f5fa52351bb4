import type { TowerDetailAnswer } from "#app/contract/tower.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { lastUpdateOf } from "./last-update.ts";
import { towerEnemy } from "./tower-enemy.ts";

/**
 * GET /api/towers/get-detail: a floor with its three slots. `enemyNumber` is how many stand there,
 * `tagNumber` the most tags that one of them has, and `useGauge` says that one of them has more
 * than one gauge or effects of gauges. Undefined beyond the tower.
 */
export function towerDetail(dataset: Dataset, floor: number): TowerDetailAnswer | undefined {
  const found = dataset.towerFloors.find((one) => one.floor === floor);
  if (!found) return undefined;
  const enemies = dataset.towerEnemies.filter((enemy) => enemy.floor === floor);
  const inSlot = (slot: number) => {
    const enemy = enemies.find((one) => one.slot === slot);
    return enemy ? towerEnemy(enemy, dataset.characterTags) : null;
  };
  return {
    content: {
      floor,
      release: found.release,
      rewards: found.rewards,
      enemies: [inSlot(1), inSlot(2), inSlot(3)],
      enemyNumber: enemies.length,
      tagNumber: Math.max(0, ...enemies.map(({ tags }) => tags.length)),
      useGauge: enemies.some(({ hpGauges, gauges }) => hpGauges.length > 1 || gauges.length > 0),
    },
    lastUpdate: lastUpdateOf(dataset.updateEntries, "tower"),
  };
}
