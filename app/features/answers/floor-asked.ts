import type { RouterContextProvider } from "react-router";
import { fromRanges } from "#app/game/number-ranges.ts";
import { clampFloor } from "#app/game/tower-floors.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { enemiesOfFloor } from "#app/presenters/answered-enemies.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { nextTowerMoment } from "#app/presenters/tower-rewards.ts";
import { towerIndex } from "../tower/floors/tower-index.ts";

/**
 * The released floor that is asked for, the highest without one, who stands there, and whether
 * something of it is made up; null in an empty tower.
 */
export function floorAsked(context: Readonly<RouterContextProvider>, asked: number | null) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextTowerMoment(dataset, now));
  expiresAt(nextThumbnailMoment(dataset, now));
  const floors = fromRanges(towerIndex(dataset, now).floors);
  const floor = floors.length === 0 ? null : clampFloor(floors, asked ?? Math.max(...floors));
  return {
    floor,
    enemies: floor === null ? [] : (enemiesOfFloor(dataset, floor, now) ?? []),
    isSample: dataset.towerFloors.find((one) => one.floor === floor)?.sample ?? false,
  };
}
