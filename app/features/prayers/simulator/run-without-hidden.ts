import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { POOL_PARTS } from "#app/game/rates/rated-prayer.ts";
import type { ShownItem, SimulatorRun } from "./simulator-run.ts";

type Pool = PrayerDetailAnswer["pool"];
type ItemIds = ReadonlySet<string | number>;

/** What is shown in the place of a hidden character or card. */
const VEIL = { id: "", img: null } as const;

/** The run without the names, ids and pictures of what is hidden; each item keeps its place. */
export function runWithoutHidden(run: SimulatorRun, hidden: ItemIds): SimulatorRun {
  const withoutHidden = (item: ShownItem): ShownItem => {
    if (!hidden.has(item.id)) return item;
    return { ...item, ...VEIL, name: item.type === "chara" ? "Hidden character" : "Hidden card" };
  };
  return {
    ...run,
    shown: run.shown.map((roll) => ({ ...roll, items: roll.items.map(withoutHidden) })),
  };
}

/**
 * Where a pool has what is hidden, counted over its parts in their order: a page's HTML may
 * contain so much, but not its name.
 */
export function hiddenPlaces(pool: Pool, hidden: ItemIds): number[] {
  return itemIds(pool).flatMap((id, place) => (hidden.has(id) ? [place] : []));
}

/** The items at these places of a pool. */
export function idsAt(pool: Pool, places: readonly number[]): Set<string | number> {
  const ids = itemIds(pool);
  return new Set(places.flatMap((place) => ids[place] ?? []));
}

function itemIds(pool: Pool): (string | number)[] {
  return POOL_PARTS.flatMap(({ part }) => pool[part].map(({ id }) => id));
}
