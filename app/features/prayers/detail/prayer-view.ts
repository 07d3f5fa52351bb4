import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { imagePath } from "#app/artwork/image-paths.ts";
import { rateUpsOf } from "#app/components/prayer/shown-prayer.ts";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import { type BatchLimit, nextBatchMoment } from "#app/game/pool-batches.ts";
import { nextPrayerMoment, prayerTiming } from "#app/game/prayer-timing.ts";
import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import { shortTranslit } from "#app/game/short-translit.ts";
import { writtenNames } from "#app/presenters/character-names.ts";
import { prayerWithPool } from "#app/presenters/prayer-detail.ts";
import { cardName } from "#app/presenters/story-card.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import { type ChanceRow, chanceRows, poolSums, rateUpChances } from "./chances.ts";
import type { PoolPart } from "./search-params.ts";

/**
 * What a prayer's page shows at `now`, with the chances of one part of its pool; of what is
 * hidden only the chances.
 */
export function prayerView(
  dataset: Dataset,
  prayer: PrayerRecord,
  { limit, part, now }: { limit: BatchLimit; part: PoolPart; now: number },
) {
  const answer = prayerWithPool(dataset, prayer, limit, now);
  const { id, name, image, start, end, duration, types, stepUps, pool } = answer;
  const nameOf = writtenNames(dataset.characters);
  const rateUps = rateUpsOf(answer, { now, showHidden: false, nameOf });
  return {
    id,
    name,
    nameJp: prayer.nameJp === name ? null : prayer.nameJp,
    image,
    start,
    end,
    duration,
    types,
    timing: prayerTiming(prayer, now),
    rateUps,
    rateUpChances: rateUpChances(pool, rateUps),
    exchanges: exchangesOf(answer),
    stepUps: stepUps.map(({ index, id: stepUp, data }) => ({ index, id: stepUp, rows: data })),
    sums: poolSums(pool),
    part,
    rows: chanceRows(pool, part, poolItems(dataset, now)),
    sample: sampleParts(prayer),
  };
}

export type PrayerView = ReturnType<typeof prayerView>;

/** When a prayer's page changes by itself, or null. */
export function nextPrayerViewMoment(
  dataset: Dataset,
  prayer: PrayerRecord,
  now: number,
): number | null {
  return nextMoment(
    [
      nextPrayerMoment([prayer], now),
      nextBatchMoment(dataset.batches, now),
      ...dataset.storyCards.map(({ release }) => release),
    ],
    now,
  );
}

/** Amounts for which rate-up cards can be exchanged, by the cards' ids. */
function exchangesOf({ rateUpCards }: PrayerDetailAnswer): Record<number, number> {
  return Object.fromEntries(
    rateUpCards.flatMap(({ card, exchange }) => (exchange === null ? [] : [[card.id, exchange]])),
  );
}

/** Looks up what the server may show of the items of a pool. */
export function poolItems(
  dataset: Dataset,
  now: number,
): (id: string | number) => ChanceRow["item"] {
  const items = new Map<string | number, NonNullable<ChanceRow["item"]>>();
  for (const one of dataset.characters) {
    if (!isReleased(statusAt(one, now))) continue;
    items.set(one.id, {
      id: one.id,
      name: { en: one.shortEn, translit: shortTranslit(one.shortEn, one.translit) },
      image: imagePath("characters", one, "thumbnail"),
      universe: one.worldId,
      type: one.type,
    });
  }
  for (const card of dataset.storyCards) {
    if (!isRevealed(card.release, now)) continue;
    items.set(card.id, {
      id: card.id,
      name: { en: cardName(card) },
      image: imagePath("story-cards", card),
      universe: null,
      type: null,
    });
  }
  return (id) => items.get(id) ?? null;
}

/** Which parts of the page are sample data. */
function sampleParts({ sample, sampleFields }: PrayerRecord) {
  const has = (...fields: string[]) =>
    sample || fields.some((field) => sampleFields.includes(field));
  return {
    times: has("start", "end"),
    rateUps: has("rateUpCharacters", "rateUpCards"),
    stepUps: has("stepUps"),
    pool: has("pool"),
  };
}
