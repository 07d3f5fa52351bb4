import { asc, eq, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#db/connect.ts";
import { hashPack, importPack } from "#db/pack/import.ts";
import { readStoredPack } from "#db/pack/rows/stored-pack.ts";
import { hashOfIds } from "#db/pack/rules/id-orders.ts";
import { readDataset } from "#db/queries/dataset.ts";
import * as tables from "#db/schema/index.ts";
import { isWaitedFor, testDatabase } from "#tests/fixtures/database.ts";
import { aPerson, aStoryCard, barePack, smallPack } from "#tests/fixtures/small-pack.ts";

const { characters, dataset, storyCards } = tables;
const database = testDatabase();
const now = Date.parse("2026-11-21T14:58:29Z");

beforeEach(async () => {
  await importPack(database.connection, smallPack(), { now });
});

test("tells what it imported", async () => {
  const { counts } = await importPack(database.connection, smallPack(), { now });
  expect(counts).toMatchObject({ worlds: 2, "story-cards": 3, prayers: 4, "tower-floors": 3 });
});

test("sample values stand in the record, marked by field and with their expression", async () => {
  const { db } = database.connection;
  const [reimu] = await db.select().from(characters).where(eq(characters.id, "l1-reimu"));
  expect(reimu).toMatchObject({
    status: "upcoming",
    debut: new Date("2026-11-24T05:00:00Z"),
    releaseJp: new Date("2026-11-20T02:58:29Z"),
    sampleFields: ["status", "debut", "releaseJp"],
    dateExpressions: { debut: { in: "3d", at: "05:00" }, releaseJp: { ago: "36h" } },
  });
  const [meiling] = await db.select().from(characters).where(eq(characters.id, "f1-meiling"));
  expect(meiling).toMatchObject({
    status: "limited",
    debut: new Date("2022-05-11T05:00:00Z"),
    sampleFields: ["releaseJp", "unreleasedKind"],
    dateExpressions: {},
  });
});

test("records keep the order of their file", async () => {
  const { db } = database.connection;
  const rows = await db.select().from(storyCards).orderBy(asc(storyCards.position));
  expect(rows.map(({ id, position }) => [id, position])).toEqual([
    [12, 0],
    [4, 1],
    [9, 2],
  ]);
});

test("another pack takes over without leftovers", async () => {
  const other = barePack({
    "persons.json": [aPerson()],
    "story-cards.json": [aStoryCard({ id: 12, featured: ["reimu"] })],
  });
  await importPack(database.connection, other, { now });
  expect(await readStoredPack(database.connection.db)).toEqual(other);
  expect(await filledTables()).toEqual([
    "dataset",
    "dataset_changes",
    "open_data",
    "open_data_records",
    "persons",
    "story_card_featured",
    "story_cards",
  ]);
  await importPack(database.connection, barePack(), { now });
  expect(await readStoredPack(database.connection.db)).toEqual(barePack());
  expect(await filledTables()).toEqual(["dataset", "dataset_changes", "open_data"]);
});

test("a pack with every kind of record fills every table", async () => {
  const order = {
    id: "story-cards" as const,
    ids: [12],
    settled: { count: 1, hash: hashOfIds([12]) },
  };
  const pack = smallPack({ "id-orders.json": [order] });
  await importPack(database.connection, pack, { now });
  expect(await readStoredPack(database.connection.db)).toEqual(pack);
  const all = Object.values(tables).filter((entry) => is(entry, PgTable));
  expect(await filledTables()).toEqual(all.map((table) => getTableName(table)).toSorted());
});

test("the dataset's row tells which pack is there, and its version grows", async () => {
  const before = await readRow();
  const later = now + 60_000;
  const { version } = await importPack(database.connection, smallPack(), { now: later });
  expect(version).toBeGreaterThan(before.version);
  expect(await readRow()).toMatchObject({
    version,
    name: "Small pack",
    contentHash: hashPack(smallPack()),
    importedAt: new Date(later),
  });
});

test("a version never comes twice, a restored dump in between included", async () => {
  const { db } = database.connection;
  const dumped = await readRow();
  const later = await importPack(database.connection, barePack(), { now });
  // What a dump gives back is the row as it was.
  await db.update(dataset).set(dumped);
  const other = await importPack(database.connection, smallPack(), { now });
  expect(new Set([dumped.version, later.version, other.version]).size).toBe(3);
  expect(other.version).toBeGreaterThan(later.version);
});

test("a version is beyond its predecessor even where the clock was set back", async () => {
  const { db } = database.connection;
  const ahead = Date.now() + 1e9;
  await db.update(dataset).set({ version: ahead });
  expect(await importPack(database.connection, barePack(), { now })).toMatchObject({
    version: ahead + 1,
  });
});

test("the same pack moves its relative dates with the day of the import", async () => {
  const nextDay = now + 24 * 3_600_000;
  await importPack(database.connection, smallPack(), { now: nextDay });
  const { db } = database.connection;
  const [card] = await db.select().from(storyCards).where(eq(storyCards.id, 9));
  expect(card?.release).toEqual(new Date("2026-11-10T14:58:29Z"));
});

test("a dry run does everything and changes nothing", async () => {
  const before = await wholeDataset();
  const heard: string[] = [];
  const listening = await database.connection.sql.listen("dataset", (version) =>
    heard.push(version),
  );
  const dry = await importPack(database.connection, barePack(), { now: now + 1, dryRun: true });
  expect(dry.counts).toMatchObject({ worlds: 0, "story-cards": 0 });
  expect(await wholeDataset()).toEqual(before);

  const { version } = await importPack(database.connection, smallPack(), { now });
  await expect.poll(() => heard).toEqual([String(version)]);
  await listening.unlisten();
});

test("listeners hear the new version when it can be read", async () => {
  const { sql, db } = database.connection;
  const { promise, resolve } = Promise.withResolvers<[string, number | undefined]>();
  const listening = await sql.listen("dataset", async (heard) => {
    resolve([heard, (await readDataset(db))?.version]);
  });
  const { version } = await importPack(database.connection, smallPack(), { now });
  expect(await promise).toEqual([String(version), version]);
  await listening.unlisten();
});

test("a failure in the middle leaves the old dataset", async () => {
  const before = await wholeDataset();
  const broken = barePack({ "story-cards.json": [aStoryCard()] });
  const [card] = broken.records["story-cards.json"];
  card?.featured.push("nobody");
  await expect(importPack(database.connection, broken, { now })).rejects.toThrow();
  expect(await wholeDataset()).toEqual(before);
});

describe("imports that run at once", () => {
  test("wait for each other, and each gets a version of its own", async () => {
    const { version: before } = await readRow();
    const packs = [smallPack(), barePack(), smallPack(), barePack()];
    const results = await Promise.all(
      packs.map((pack) => importPack(database.connection, pack, { now })),
    );
    const versions = results.map(({ version }) => version).sort((a, b) => a - b);
    expect(new Set([before, ...versions]).size).toBe(5);
    const last = results.findIndex(({ version }) => version === versions.at(-1));
    expect(await readStoredPack(database.connection.db)).toEqual(packs[last]);
  });

  test("tell that they wait", async () => {
    const other = connect(database.url, { max: 1 });
    const steps: string[] = [];
    try {
      await other.sql
        .begin(async (sql) => {
          // The lock that an import holds; see db/pack/import.ts.
          await sql`select pg_advisory_xact_lock(7426013906)`;
          const { promise, resolve } = Promise.withResolvers<void>();
          const waiting = importPack(database.connection, smallPack(), {
            now,
            onProgress: ({ step }) => {
              steps.push(step);
              resolve();
            },
          });
          await promise;
          expect(steps).toEqual(["waiting for another import"]);
          return { waiting };
        })
        .then(({ waiting }) => waiting);
    } finally {
      await other.close();
    }
    expect(steps).toContain("story cards");
  });
});

test("readers see the old dataset until the new one is whole", async () => {
  const before = await wholeDataset();
  const holder = connect(database.url, { max: 1 });
  try {
    // The import waits for this lock when all records are in, before it writes the version.
    const { importing } = await holder.sql.begin(async (sql) => {
      await sql`lock table dataset in share mode`;
      const started = importPack(database.connection, barePack(), { now });
      await expect
        .poll(() => isWaitedFor(database.connection.sql, "dataset"), { timeout: 15_000 })
        .toBe(true);
      expect(await wholeDataset()).toEqual(before);
      return { importing: started };
    });
    const { version } = await importing;
    expect(await wholeDataset()).toMatchObject({ version, characters: [] });
  } finally {
    await holder.close();
  }
});

/** The names of the tables that have a row. */
async function filledTables(): Promise<string[]> {
  const { db } = database.connection;
  const names: string[] = [];
  for (const table of Object.values(tables).filter((entry) => is(entry, PgTable))) {
    if ((await db.$count(table)) > 0) names.push(getTableName(table));
  }
  return names.toSorted();
}

async function readRow() {
  const [row] = await database.connection.db.select().from(dataset);
  if (!row) throw new Error("No dataset was imported.");
  return row;
}

function wholeDataset() {
  return readDataset(database.connection.db);
}
