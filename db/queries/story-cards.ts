import { asc, eq, getTableColumns } from "drizzle-orm";
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
  const { position, ...columns } = getTableColumns(artists);
  return db.select(columns).from(artists).orderBy(asc(position), asc(artists.id));
}

/** Every character tag that buffs act on, in the pack's order. */
export async function findAllCharacterTags(db: Database) {
  const { position, ...columns } = getTableColumns(characterTags);
  return db.select(columns).from(characterTags).orderBy(asc(position), asc(characterTags.id));
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
  const { position, sources, dateExpressions, ...columns } = getTableColumns(storyCards);
  return db
    .select({ ...columns, artistName: artists.name })
    .from(storyCards)
    .leftJoin(artists, eq(artists.id, storyCards.artistId))
    .orderBy(asc(storyCards.sort), asc(storyCards.id));
}

function selectAliases(db: Database) {
  const { position, ...columns } = getTableColumns(storyCardAliases);
  return db.select(columns).from(storyCardAliases).orderBy(asc(position));
}

function selectStats(db: Database) {
  const { position, ...columns } = getTableColumns(storyCardStats);
  return db.select(columns).from(storyCardStats).orderBy(asc(position));
}

function selectBuffs(db: Database) {
  const { position, turnsBase, characterTagId, ...columns } = getTableColumns(storyCardBuffs);
  return db.select(columns).from(storyCardBuffs).orderBy(asc(position));
}

function selectFeatured(db: Database) {
  return db.select().from(storyCardFeatured).orderBy(asc(storyCardFeatured.position));
}

function selectObtaining(db: Database) {
  const { position, ...columns } = getTableColumns(storyCardObtaining);
  return db.select(columns).from(storyCardObtaining).orderBy(asc(position));
}

function byCard<Row extends { storyCardId: number }>(rows: readonly Row[]) {
  const rowsOf = rowsBy(rows, (row) => row.storyCardId);
  return (cardId: number): Omit<Row, "storyCardId">[] =>
    rowsOf(cardId).map(({ storyCardId: _, ...rest }) => rest);
}
