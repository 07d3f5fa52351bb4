import { fromRanges } from "#app/game/number-ranges.ts";
import { clampFloor } from "#app/game/tower-floors.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { towerIndex } from "../tower/floors/tower-index.ts";

/** The released floor that is asked for, the highest without one; null in an empty tower. */
export function chosenFloor(dataset: Dataset, asked: number | null, now: number): number | null {
  const floors = fromRanges(towerIndex(dataset, now).floors);
  return floors.length === 0 ? null : clampFloor(floors, asked ?? Math.max(...floors));
}
