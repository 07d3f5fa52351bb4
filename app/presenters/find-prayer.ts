import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { prayerDetail } from "./prayer-detail.ts";
import { nextThumbnailMoment } from "./thumbnail.ts";

interface CachedPrayer {
  readonly prayer: PrayerDetailAnswer;
  /** When its pool may draw from more, ms since the epoch; null: never. */
  readonly until: number | null;
}

/** A pool and the tables that are drawn from take some hundred kilobytes. */
const MOST_CACHED = 32;
const cacheOf = new WeakMap<Dataset, Map<string, CachedPrayer>>();

/**
 * The detail of a prayer as `prayerDetail` gives it, the same record as long as it is right, so
 * that what is made from it can be kept too. Those asked for last are held.
 */
export function findPrayer(
  dataset: Dataset,
  id: string,
  now: number,
): PrayerDetailAnswer | undefined {
  const held = cacheOf.get(dataset) ?? new Map<string, CachedPrayer>();
  cacheOf.set(dataset, held);
  const known = held.get(id);
  held.delete(id);
  const isRight = known && (known.until === null || now < known.until);
  const prayer = isRight ? known.prayer : prayerDetail(dataset, id, now);
  if (!prayer) return undefined;
  held.set(id, isRight ? known : { prayer, until: nextThumbnailMoment(dataset, now) });
  for (const oldest of held.keys()) {
    if (held.size <= MOST_CACHED) break;
    held.delete(oldest);
  }
  return prayer;
}
