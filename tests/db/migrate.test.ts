import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connect } from "#db/connect.ts";
import { DatabaseRefusedError, DatabaseUnreachableError } from "#db/errors.ts";
import { type LocalDatabase, openLocalDatabase } from "#db/local/local.ts";
import { migrate } from "#db/migrate.ts";
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
