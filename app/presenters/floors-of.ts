import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { TowerEnemyRecord } from "#db/queries/tower.ts";

type Tower = Pick<Dataset, "towerFloors" | "towerEnemies">;

/** The floors released at `now` on which an enemy stands that fits, from the lowest up. */
export function floorsOf(
  { towerFloors, towerEnemies }: Tower,
  fits: (enemy: TowerEnemyRecord) => boolean,
  now: number,
): number[] {
  const fitting = new Set(towerEnemies.filter(fits).map(({ floor }) => floor));
  return towerFloors
    .filter(({ floor, release }) => fitting.has(floor) && isRevealed(release, now))
    .map(({ floor }) => floor);
}

/** When the next floor is released, or null. */
export function nextFloorMoment({ towerFloors }: Tower, now: number): number | null {
  return nextMoment(
    towerFloors.map(({ release }) => release),
    now,
  );
}
