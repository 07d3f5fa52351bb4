import { asc, eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import {
  artists,
  characterTags,
  storyCardAliases,
  storyCardBuffs,
  storyCardFeatured,
  storyCardObtaining,
  storyCardStats,
  storyCards,
} from "#db/schema/index.ts";
import { rowsBy } from "./rows-by.ts";

/** Every illustrator, in the pack's order. */
export async function findAllArtists(db: Database) {
  return db
    .select({
      id: artists.id,
      name: artists.name,
      twitter: artists.twitter,
      pixiv: artists.pixiv,
      website: artists.website,
    })
    .from(artists)
    .orderBy(asc(artists.position), asc(artists.id));
}

/** Every character tag that buffs act on, in the pack's order. */
export async function findAllCharacterTags(db: Database) {
  return db
    .select({ id: characterTags.id, nameEn: characterTags.nameEn })
    .from(characterTags)
    .orderBy(asc(characterTags.position), asc(characterTags.id));
}

/**
 * Every story card with its aliases, stats, buffs, featured persons and sources, by `sort` key
 * and id; instants in ms. One query for each table, sent together and joined here.
 */
export async function findAllStoryCards(db: Database) {
  const [cards, aliases, stats, buffs, featured, obtaining] = await Promise.all([
    selectCards(db),
    selectAliases(db),
    selectStats(db),
    selectBuffs(db),
    selectFeatured(db),
    selectObtaining(db),
  ]);
  const aliasesOf = byCard(aliases);
  const statsOf = byCard(stats);
  const buffsOf = byCard(buffs);
  const featuredOf = byCard(featured);
  const obtainingOf = byCard(obtaining);
  return cards.map((card) => ({
    ...card,
    release: card.release?.getTime() ?? null,
    aliases: aliasesOf(card.id),
    stats: statsOf(card.id),
    buffs: buffsOf(card.id),
    featured: featuredOf(card.id).map((row) => row.personId),
    obtaining: obtainingOf(card.id),
  }));
}

export type StoryCardRecord = Awaited<ReturnType<typeof findAllStoryCards>>[number];
export type CharacterTagRecord = Awaited<ReturnType<typeof findAllCharacterTags>>[number];

function selectCards(db: Database) {
  return db
    .select({
      id: storyCards.id,
      nameEn: storyCards.nameEn,
      nameBasis: storyCards.nameBasis,
      nameJp: storyCards.nameJp,
      nameZh: storyCards.nameZh,
      sort: storyCards.sort,
      type: storyCards.type,
      rarity: storyCards.rarity,
      artistId: storyCards.artistId,
      artistName: artists.name,
      credit: storyCards.credit,
      wiki: storyCards.wiki,
      chronicle: storyCards.chronicle,
      release: storyCards.release,
      sampleFields: storyCards.sampleFields,
    })
    .from(storyCards)
    .leftJoin(artists, eq(artists.id, storyCards.artistId))
    .orderBy(asc(storyCards.sort), asc(storyCards.id));
}

function selectAliases(db: Database) {
  const { storyCardId, position, value, priority } = storyCardAliases;
  return db
    .select({ storyCardId, value, priority })
    .from(storyCardAliases)
    .orderBy(asc(storyCardId), asc(position));
}

function selectStats(db: Database) {
  const { storyCardId, position, stat, min, max } = storyCardStats;
  return db
    .select({ storyCardId, stat, min, max })
    .from(storyCardStats)
    .orderBy(asc(storyCardId), asc(position));
}

function selectBuffs(db: Database) {
  return db
    .select({
      storyCardId: storyCardBuffs.storyCardId,
      randomGroup: storyCardBuffs.randomGroup,
      attributeType: storyCardBuffs.attributeType,
      attribute: storyCardBuffs.attribute,
      direction: storyCardBuffs.direction,
      layer: storyCardBuffs.layer,
      unit: storyCardBuffs.unit,
      target: storyCardBuffs.target,
      role: storyCardBuffs.role,
      characterId: storyCardBuffs.characterId,
      base: storyCardBuffs.base,
      max: storyCardBuffs.max,
      turns: storyCardBuffs.turns,
    })
    .from(storyCardBuffs)
    .orderBy(asc(storyCardBuffs.storyCardId), asc(storyCardBuffs.position));
}

function selectFeatured(db: Database) {
  const { storyCardId, position, personId } = storyCardFeatured;
  return db
    .select({ storyCardId, personId })
    .from(storyCardFeatured)
    .orderBy(asc(storyCardId), asc(position));
}

function selectObtaining(db: Database) {
  const { storyCardId, position, type, display } = storyCardObtaining;
  return db
    .select({ storyCardId, type, display })
    .from(storyCardObtaining)
    .orderBy(asc(storyCardId), asc(position));
}

function byCard<Row extends { storyCardId: number }>(rows: readonly Row[]) {
  const rowsOf = rowsBy(rows, (row) => row.storyCardId);
  return (cardId: number): Omit<Row, "storyCardId">[] =>
    rowsOf(cardId).map(({ storyCardId: _, ...rest }) => rest);
}
