import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { type BatchLimit, drawingMoment } from "#app/game/pool-batches.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import { listedPrayersAt } from "./listed-prayer.ts";
import { poolOfPrayer } from "./pool-of-prayer.ts";

/**
 * GET /api/prayers/get-detail: a prayer with its step-ups and its pool, which draws from batches as
 * far as they have come while it runs. Undefined when the list has no such prayer.
 */
export function prayerDetail(
  dataset: Dataset,
  id: string,
  now: number,
): PrayerDetailAnswer | undefined {
  const prayer = dataset.prayers.find((one) => one.id === id && isListed(one));
  return prayer && prayerWithPool(dataset, prayer, { moment: drawingMoment(prayer, now) }, now);
}

/** The documented form of a prayer whose batches have come as far as `limit`. */
export function prayerWithPool(
  dataset: Dataset,
  prayer: PrayerRecord,
  limit: BatchLimit,
  now: number,
): PrayerDetailAnswer {
  const listed = listedPrayersAt(dataset, now)(prayer);
  return {
    ...listed,
    stepUps: prayer.stepUps.map(({ no, id, rows }) => ({
      id,
      index: no,
      pulls: rows.length,
      data: [...rows],
    })),
    pool: poolOfPrayer(prayer, dataset, limit),
  };
}
