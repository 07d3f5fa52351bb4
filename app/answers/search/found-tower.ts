import { formatDate } from "#app/game/date-format.ts";
import type { SearchRecord } from "#app/game/text-match/search-record.ts";
import type { Dataset } from "#db/queries/dataset.ts";

const TOWER = "/stages/scarlet-devil-tower";

/** The floors of the Scarlet Devil Tower, from the lowest up. */
export function foundFloors({ towerFloors }: Pick<Dataset, "towerFloors">): SearchRecord[] {
  return towerFloors.map(({ floor, release }) => ({
    kind: "floor",
    id: floor,
    name: `Floor ${floor}`,
    note:
      release === null
        ? "Scarlet Devil Tower"
        : `Scarlet Devil Tower · since ${formatDate(release, "short", "utc")}`,
    href: `${TOWER}?floor=${floor}`,
    ...(release !== null && { shownFrom: release }),
  }));
}

/** Things that the game gives, with the floors that give them where any do. */
export function foundItems({
  items,
  towerFloors,
}: Pick<Dataset, "items" | "towerFloors">): SearchRecord[] {
  const given = new Set(towerFloors.flatMap(({ rewards }) => rewards.map(({ id }) => id)));
  return items.map(({ id, name }) => ({
    kind: "item",
    id,
    name,
    note: given.has(id) ? "Item · given by floors of the Scarlet Devil Tower" : "Item",
    href: given.has(id) ? `${TOWER}/rewards#${encodeURIComponent(id)}` : `${TOWER}/rewards`,
  }));
}
