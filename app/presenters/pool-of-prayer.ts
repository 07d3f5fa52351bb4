import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { type BatchLimit, charactersOfBatches } from "#app/game/pool-batches.ts";
import { type PoolItem, resolvePool } from "#app/game/prayer-pool.ts";
import { shortTranslit } from "#app/game/short-translit.ts";
import type { PoolKind } from "#app/game/vocabulary/prayers.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import { cardName } from "./story-card.ts";

type Id = string | number;
type Tier = PrayerRecord["pool"][number];
type PoolAnswer = PrayerDetailAnswer["pool"];
type ItemAnswer = PoolAnswer["characters"][number];

/** The pool of a prayer by kind of item, as its detail shows it. */
export function poolOfPrayer(
  prayer: PrayerRecord,
  dataset: Dataset,
  limit: BatchLimit,
): PoolAnswer {
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
