import { bannerTimeline, daysAgo } from "#app/game/banner-timeline.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import { areDatesSample, nextPrayerMoment, prayerTiming } from "#app/game/prayer-timing.ts";
import { nextMoment } from "#app/game/reveal.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";

/** Whether a prayer raises the rate of a record. */
export type Raises = (prayer: PrayerRecord) => boolean;

export function raisesCharacter(id: string): Raises {
  return ({ rateUpCharacters }) => rateUpCharacters.some((one) => one.characterId === id);
}

export function raisesCard(id: number): Raises {
  return ({ rateUpCards }) => rateUpCards.some((one) => one.storyCardId === id);
}

/** The listed prayers that raise a record, the newest first, and how it stands at `now`. */
export function bannersOf({ prayers }: Pick<Dataset, "prayers">, raises: Raises, now: number) {
  const banners = bannerTimeline(prayers.filter((one) => isListed(one) && raises(one))).map(
    ({ id, name, start, end, types, sample, sampleFields, gapDays }) => ({
      id,
      name,
      start,
      end,
      types,
      gapDays,
      timing: prayerTiming({ start, end }, now),
      isSample: areDatesSample({ sample, sampleFields }),
    }),
  );
  const ended = banners.flatMap(({ timing, end }) =>
    timing === "none" && end !== null ? [end] : [],
  );
  const last = ended.length === 0 ? null : daysAgo(Math.max(...ended), now);
  return {
    banners,
    endedDaysAgo: last?.days ?? null,
    until: nextMoment([nextPrayerMoment(banners, now), last?.until ?? null], now),
  };
}

/** The banners of a record, without the moment at which they change. */
export type Banners = Omit<ReturnType<typeof bannersOf>, "until">;
export type Banner = Banners["banners"][number];
