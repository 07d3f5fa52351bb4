import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { type BatchLimit, charactersOfBatches, drawingMoment } from "#app/game/pool-batches.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import { type PoolItem, resolvePool } from "#app/game/prayer-pool.ts";
import { shortTranslit } from "#app/game/short-translit.ts";
import type { PoolKind } from "#app/game/vocabulary/prayers.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import { listedPrayersAt } from "./listed-prayer.ts";
import { cardName } from "./story-card.ts";
import { nextThumbnailMoment } from "./thumbnail.ts";

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

/** The prayers that never end and whose characters join in batches. */
export type SpecialMode = "standard" | "ritual";

/**
 * GET /api/prayers/get-special/{mode}: the prayer as of the batch with this ordinal, which may be
 * one to come; without an ordinal as it stands at `now`. Undefined when there is no such batch, or
 * no such prayer.
 */
export function specialPrayer(
  dataset: Dataset,
  mode: SpecialMode,
  no: number | undefined,
  now: number,
): PrayerDetailAnswer | undefined {
  const prayer = findSpecialPrayer(dataset, mode);
  const exists =
    no === undefined || dataset.batches.some((batch) => batch.kind === mode && batch.no === no);
  if (!prayer || !exists) return undefined;
  return prayerWithPool(dataset, prayer, no === undefined ? { moment: now } : { no }, now);
}

/** The stored prayer of a mode, where the dataset contains it. */
export function findSpecialPrayer(dataset: Dataset, mode: SpecialMode): PrayerRecord | undefined {
  return dataset.prayers.find((one) => isListed(one) && one.permanent && one.types.includes(mode));
}

type Id = string | number;
type Tier = PrayerRecord["pool"][number];
type PoolAnswer = PrayerDetailAnswer["pool"];
type ItemAnswer = PoolAnswer["characters"][number];

/** The pool of a prayer by kind of item, as its detail shows it. */
function poolOfPrayer(prayer: PrayerRecord, dataset: Dataset, limit: BatchLimit): PoolAnswer {
  const items = itemsOfPrayer(prayer, dataset, limit);
  const nameOf = poolItemNames(dataset);
  const ofKind = (wanted: PoolKind): ItemAnswer[] =>
    items
      .filter(({ kind }) => kind === wanted)
      .map(({ id, rateType, chance }) => ({ id, ...nameOf(id), rateType, chance }));
  return {
    characters: ofKind("character"),
    card5: ofKind("card5"),
    card4: ofKind("card4"),
    card3: ofKind("card3"),
  };
}

/** Every item of a prayer's pool with its chances; `limit` says how far its batches have come. */
function itemsOfPrayer(prayer: PrayerRecord, dataset: Dataset, limit: BatchLimit): PoolItem<Id>[] {
  const rarities = new Map(dataset.storyCards.map(({ id, rarity }) => [id, rarity]));
  const rateUpsOf = (kind: PoolKind): Id[] =>
    kind === "character"
      ? prayer.rateUpCharacters.map(({ characterId }) => characterId)
      : prayer.rateUpCards
          .map(({ storyCardId }) => storyCardId)
          .filter((id) => `card${rarities.get(id)}` === kind);
  const itemsOf = ({ kind, rateType, poolSetId, batchKind }: Tier): Id[] => {
    if (rateType === "pick-up") return rateUpsOf(kind);
    if (batchKind !== null) {
      const batches = dataset.batches.filter((batch) => batch.kind === batchKind);
      return charactersOfBatches(batches, limit);
    }
    const set = dataset.poolSets.find(({ id }) => id === poolSetId);
    return [...(set?.characters ?? []), ...(set?.cards ?? [])];
  };
  return resolvePool(prayer.pool.map((tier) => ({ ...tier, items: itemsOf(tier) })));
}

/** Looks up the names of characters (by text ids) and of cards (by numbers). */
function poolItemNames({ characters, storyCards }: Dataset) {
  const names = new Map<Id, Pick<ItemAnswer, "shortName" | "shortTranslitName">>();
  for (const { id, shortEn, translit } of characters) {
    names.set(id, { shortName: shortEn, shortTranslitName: shortTranslit(shortEn, translit) });
  }
  for (const card of storyCards) {
    names.set(card.id, { shortName: cardName(card), shortTranslitName: null });
  }
  return (id: Id) => {
    const name = names.get(id);
    if (!name) throw new Error(`A pool names ${id}, which the dataset does not hold.`);
    return name;
  };
}

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
 * that what is made from it can be cached too. The last requested ones are cached.
 */
export function findPrayer(
  dataset: Dataset,
  id: string,
  now: number,
): PrayerDetailAnswer | undefined {
  const cache = cacheOf.get(dataset) ?? new Map<string, CachedPrayer>();
  cacheOf.set(dataset, cache);
  const known = cache.get(id);
  cache.delete(id);
  const isRight = known && (known.until === null || now < known.until);
  const prayer = isRight ? known.prayer : prayerDetail(dataset, id, now);
  if (!prayer) return undefined;
  cache.set(id, isRight ? known : { prayer, until: nextThumbnailMoment(dataset, now) });
  for (const oldest of cache.keys()) {
    if (cache.size <= MOST_CACHED) break;
    cache.delete(oldest);
  }
  return prayer;
}
