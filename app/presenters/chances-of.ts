import { nextBatchMoment } from "#app/game/pool-batches.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import { nextPrayerMoment, prayerTiming } from "#app/game/prayer-timing.ts";
import { nextMoment } from "#app/game/reveal.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { findPrayer } from "./prayer-detail.ts";

/** A running prayer whose pool holds a record, with the record's chance in each slot of a pull. */
export interface PoolChance {
  readonly id: string;
  readonly name: string;
  readonly isRaised: boolean;
  readonly sc: number | null;
  readonly gc: number | null;
}

/** The prayers that run at `now` and hold this character (a text id) or card (a number). */
export function chancesOf(dataset: Dataset, id: string | number, now: number): PoolChance[] {
  return running(dataset, now).flatMap((prayer): PoolChance[] => {
    const pool = findPrayer(dataset, prayer.id, now)?.pool;
    const items = pool && (typeof id === "string" ? pool.characters : cardsOf(pool));
    const item = items?.find((one) => one.id === id);
    return item
      ? [
          {
            id: prayer.id,
            name: prayer.name,
            isRaised: item.rateType === "pick-up",
            ...item.chance,
          },
        ]
      : [];
  });
}

/** When `chancesOf` may next change by itself, or null. */
export function nextChanceMoment(dataset: Dataset, now: number): number | null {
  return nextMoment(
    [
      nextPrayerMoment(dataset.prayers.filter(isListed), now),
      nextBatchMoment(dataset.batches, now),
    ],
    now,
  );
}

function running({ prayers }: Dataset, now: number) {
  return prayers.filter((one) => isListed(one) && prayerTiming(one, now) === "ongoing");
}

type Pool = NonNullable<ReturnType<typeof findPrayer>>["pool"];

function cardsOf({ card5, card4, card3 }: Pool) {
  return [...card5, ...card4, ...card3];
}
