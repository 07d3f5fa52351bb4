import type { PrayerDetailAnswer, RollAnswer } from "#app/api-schemas/prayers.ts";
import { lastingImagePath } from "#app/artwork/image-paths.ts";
import { POOL_PARTS } from "#app/game/rates/rated-prayer.ts";
import type { SlotItem } from "#app/game/rates/slot-rates.ts";

type Pool = PrayerDetailAnswer["pool"];
type RolledItem = RollAnswer["result"][number];

/**
 * Shows the drawn items of a prayer as the roll call answers them. Needs nothing but the prayer's
 * detail, so that the browser shows a run that it rolls again just like the server.
 */
export function rolledItems(pool: Pool, items: readonly SlotItem[]): RolledItem[] {
  const shown = shownItems(pool);
  return items.flatMap(({ kind, id }) => shown.get(`${kind} ${id}`) ?? []);
}

const known = new WeakMap<Pool, ReadonlyMap<string, RolledItem>>();

function shownItems(pool: Pool): ReadonlyMap<string, RolledItem> {
  const cached = known.get(pool);
  if (cached) return cached;
  const shown = new Map<string, RolledItem>();
  for (const { part, kind } of POOL_PARTS) {
    for (const { id, shortName: name } of pool[part]) {
      const item: RolledItem =
        typeof id === "string"
          ? {
              type: "chara",
              id,
              name,
              img: lastingImagePath("characters", id, "thumbnail"),
              metadata: null,
            }
          : {
              type: "card",
              id,
              name,
              img: lastingImagePath("story-cards", id),
              metadata: RARITY[kind],
            };
      shown.set(`${kind} ${id}`, item);
    }
  }
  known.set(pool, shown);
  return shown;
}

const RARITY = { character: null, card5: 5, card4: 4, card3: 3 } as const;
