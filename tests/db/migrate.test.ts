import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate as runMigrations } from "drizzle-orm/postgres-js/migrator";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connect } from "#db/connect.ts";
import { DatabaseRefusedError, DatabaseUnreachableError } from "#db/errors.ts";
import { type LocalDatabase, openLocalDatabase } from "#db/local/local.ts";
import { migrate } from "#db/migrate.ts";
import { findAllOpenData } from "#db/queries/open-data.ts";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };

// An own server: these tests need databases that no migration has touched.
let place: string;
let database: LocalDatabase;
let number = 0;
let url: string;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "almanac-"));
  database = await openLocalDatabase(join(place, ".data"));
}, 60_000);

afterAll(async () => {
  await database.stop();
  rmSync(place, { recursive: true });
});

beforeEach(async () => {
  number += 1;
  url = database.url.replace("/almanac?", `/fresh_${number}?`);
  await query(database.url, `create database fresh_${number}`);
});

describe("migrate", { timeout: 30_000 }, () => {
  test("applies every migration to an empty database, and none the second time", async () => {
    expect(await migrate(url)).toEqual({ applied: journal.entries.length });
    expect(await migrate(url)).toEqual({ applied: 0 });
  });

  test("run by several at once applies each migration once", async () => {
    const results = await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)]);
    const counts = results.map(({ applied }) => applied).sort();
    expect(counts).toEqual([0, 0, 0, journal.entries.length]);
  });

  test("waits while another process holds the lock", async () => {
    const { sql, close } = connect(url, { max: 1 });
    const [held] = await sql`
      select pg_advisory_lock(7426013905) is null as held, pg_backend_pid() as pid`;
    const migrated = migrate(url);
    await expect
      .poll(() => query(url, "select 1 from pg_locks where locktype = 'advisory' and not granted"))
      .toHaveLength(1);
    expect(held).toBeDefined();
    await close();
    expect(await migrated).toEqual({ applied: journal.entries.length });
  });

  test("refuses a database with a migration that it does not know", async () => {
    await migrate(url);
    await query(
      url,
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)",
    );
    const refused = migrate(url);
    await expect(refused).rejects.toThrow(DatabaseRefusedError);
    await expect(refused).rejects.toThrow(/1 migration that this version .* does not know/);
  });
});

test("what a dataset gives away is kept when its records get rows of their own", async () => {
  await migrateTo("open-data");
  const lines = '{"id":"b","name":"B"}\n{"id":7,"note":"a \\"line\\""}\n';
  const { db, sql, close } = connect(url, { max: 1 });
  await sql`
    insert into open_data (entity, position, count, lines, fingerprints, coverage)
    values ('items', 0, 2, ${lines}, '{"b": "of-b", "7": "of-7"}', '[]'),
      ('artists', 1, 0, '', '{}', '[]')`;
  await migrate(url);
  expect(await findAllOpenData(db)).toEqual([
    { entity: "items", count: 2, lines, coverage: [] },
    { entity: "artists", count: 0, lines: "", coverage: [] },
  ]);
  expect(await sql`select id, fingerprint from open_data_records order by position`).toEqual([
    { id: "b", fingerprint: "of-b" },
    { id: "7", fingerprint: "of-7" },
  ]);
  await close();
});

/** Brings the database to the schema as it was after a migration, by the end of its name. */
async function migrateTo(name: string): Promise<void> {
  const folder = join(place, name);
  cpSync("migrations", folder, { recursive: true });
  const last = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  const entries = journal.entries.slice(0, last + 1);
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  const { db, close } = connect(url, { max: 1 });
  await runMigrations(db, { migrationsFolder: folder });
  await close();
}

describe("a database out of reach", () => {
  test.each([
    ["nothing listens", "postgres://me:secret-word@127.0.0.1:1/almanac", "127.0.0.1:1/almanac"],
    [
      "no such host",
      "postgres://me:secret-word@almanac.invalid/almanac",
      "almanac.invalid/almanac",
    ],
  ])("is told in one sentence without the password: %s", async (_, wrong, place) => {
    const refused = migrate(wrong);
    await expect(refused).rejects.toThrow(DatabaseUnreachableError);
    await expect(refused).rejects.toThrow(`The database at ${place} cannot be reached: `);
    await expect(refused).rejects.toThrow(expect.not.stringContaining("secret-word"));
  });

  test("is one that does not exist on a server that does", async () => {
    await expect(migrate(url.replace("fresh_", "missing_"))).rejects.toThrow(
      DatabaseUnreachableError,
    );
  });
});

async function query(databaseUrl: string, text: string): Promise<readonly unknown[]> {
  const { sql, close } = connect(databaseUrl, { max: 1 });
  const rows = await sql.unsafe(text);
  await close();
  return rows;
}
