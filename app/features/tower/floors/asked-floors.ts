import { type ReadFilter, readFilter } from "#app/game/filter-language/apply-filter.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { standingEnemies } from "#app/presenters/standing-enemies.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { type FloorRow, floorKeys } from "./floor-keys.ts";
import type { FloorsUrl } from "./search-params.ts";
import { givenItems } from "./tower-index.ts";

/**
 * What an address asks of the floors released at `now`: who stands there and what is given, to
 * choose from; the enemy that is wanted, null for any or nobody known; the fields and the keys.
 */
export function askedFloors(dataset: Dataset, state: FloorsUrl, now: number) {
  const { floor: _, enemy, reward, q, ...filter } = state;
  const items = givenItems(dataset, now);
  const enemies = standingEnemies(releasedOnly(dataset, now), now);
  const wanted = enemies.find(({ units }) => enemy !== null && units.includes(enemy)) ?? null;
  const known = items.some(({ id }) => id === reward) ? reward : null;
  const table = floorKeys({ enemies, items });
  const read: ReadFilter<FloorRow> = readFilter(q, table, now);
  const asking = { ...filter, reward: known, enemy: wanted?.units ?? null };
  return { items, enemies, wanted, table, read, asking };
}
