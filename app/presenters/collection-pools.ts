import { isListed } from "#app/game/prayer-paging.ts";
import { nextPrayerMoment, prayerTiming } from "#app/game/prayer-timing.ts";
import { nextMoment } from "#app/game/reveal.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { prayerDetail } from "./prayer-detail.ts";
import { nextThumbnailMoment } from "./thumbnail.ts";

/** Whom prayers may bring: ids of characters by the prayer's id. */
export interface CollectionPools {
  readonly pools: Readonly<Record<string, readonly string[]>>;
}

/** The pools of those prayers that run or are to come: what is over brings nobody any more. */
export function collectionPools(dataset: Dataset, now: number): CollectionPools {
  const current = dataset.prayers.filter((prayer) => {
    const timing = prayerTiming(prayer, now);
    return isListed(prayer) && (timing === "ongoing" || timing === "upcoming");
  });
  return {
    pools: Object.fromEntries(
      current.map(({ id }) => [
        id,
        (prayerDetail(dataset, id, now)?.pool.characters ?? []).map((one) => String(one.id)),
      ]),
    ),
  };
}

/** When they change by themselves. */
export function nextPoolsMoment(dataset: Dataset, now: number): number | null {
  return nextMoment(
    [nextPrayerMoment(dataset.prayers, now), nextThumbnailMoment(dataset, now)],
    now,
  );
}
