import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#db/connect.ts";
import { importPack } from "#db/pack/import.ts";
import * as tables from "#db/schema/index.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { scannedTables } from "#tests/fixtures/explain.ts";
import { largePack } from "#tests/fixtures/large-pack.ts";

const database = testDatabase();
const {
  storyCards: cards,
  storyCardStats: stats,
  storyCardBuffs: buffs,
  storyCardAliases: aliases,
  storyCardFeatured: featured,
  storyCardObtaining: obtaining,
} = tables;

/** Tables that hold 20,000 rows or more here. */
const large = [
  "story_cards",
  "story_card_stats",
  "story_card_buffs",
  "story_card_aliases",
  "story_card_featured",
  "story_card_obtaining",
];

beforeAll(async () => {
  await importPack(database.connection, largePack(20_000), { now: Date.now() });
  await database.connection.sql`analyze`;
}, 120_000);

/**
 * Every read that is given a key. Queries of `db/queries` that take one belong here; those there
 * are today read whole sections, so the keys themselves stand in for them.
 */
const keyedReads: [name: string, read: (db: Database) => Promise<unknown>][] = [
  ["a card by id", (db) => db.select().from(cards).where(eq(cards.id, 77))],
  ["cards of an artist", (db) => db.select().from(cards).where(eq(cards.artistId, 77))],
  ["stats of a card", (db) => db.select().from(stats).where(eq(stats.storyCardId, 77))],
  ["effects of a card", (db) => db.select().from(buffs).where(eq(buffs.storyCardId, 77))],
  ["effects for a character", (db) => db.select().from(buffs).where(eq(buffs.characterId, "l1-7"))],
  ["effects on a tag", (db) => db.select().from(buffs).where(eq(buffs.characterTagId, "maid"))],
  ["aliases of a card", (db) => db.select().from(aliases).where(eq(aliases.storyCardId, 77))],
  ["persons on a card", (db) => db.select().from(featured).where(eq(featured.storyCardId, 77))],
  [
    "cards of a person",
    (db) => db.select().from(featured).where(eq(featured.personId, "person-7")),
  ],
  ["sources of a card", (db) => db.select().from(obtaining).where(eq(obtaining.storyCardId, 77))],
];

describe("among 20,000 cards, a read by key scans no large table", () => {
  test.each(keyedReads)("%s", async (_name, read) => {
    const scanned = await scannedTables(database.connection, read);
    expect(scanned.filter((table) => large.includes(table))).toEqual([]);
  });
});

test("a read without a usable key is caught", async () => {
  const read = (db: Database) => db.select().from(cards).where(eq(cards.nameJp, "紅魔館"));
  expect(await scannedTables(database.connection, read)).toEqual(["story_cards"]);
});
