import { formatDate } from "#app/game/date-format.ts";
import type { SearchRecord } from "#app/game/text-match/search-record.ts";
import type { SearchSource } from "./search-source.ts";

const TOWER = "/stages/scarlet-devil-tower";

/** The floors of the Scarlet Devil Tower, from the lowest up. */
export function foundFloors({ floors }: Pick<SearchSource, "floors">): SearchRecord[] {
  return floors.map(({ floor, release }) => ({
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
export function foundItems({ items }: Pick<SearchSource, "items">): SearchRecord[] {
  return items.map(({ id, name, isGiven }) => ({
    kind: "item",
    id,
    name,
    note: isGiven ? "Item · given by floors of the Scarlet Devil Tower" : "Item",
    href: isGiven ? `${TOWER}/rewards#${encodeURIComponent(id)}` : `${TOWER}/rewards`,
  }));
}
