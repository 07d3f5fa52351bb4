import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect } from "#db/connect.ts";
import { importPack } from "#db/pack/import.ts";
import { readStoredPack } from "#db/pack/rows/stored-pack.ts";
import { readDatasetVersion } from "#db/queries/dataset.ts";
import { isWaitedFor, testDatabase } from "#tests/fixtures/database.ts";
import { barePack, smallPack, writeToTemporaryFolder } from "#tests/fixtures/small-pack.ts";

const database = testDatabase();
let written: Awaited<ReturnType<typeof writeToTemporaryFolder>>;

beforeEach(async () => {
  written = await writeToTemporaryFolder(barePack());
});
afterEach(() => written.remove());

test.each([
  ["when the old records are deleted", "worlds"],
  ["when the new records are in and nothing is committed", "dataset"],
])("an import killed %s leaves the old dataset", { timeout: 90_000 }, async (_moment, blocked) => {
  const { db } = database.connection;
  const { version } = await importPack(database.connection, smallPack(), { now: Date.now() });
  const holder = connect(database.url, { max: 1 });
  await holder.sql.begin(async (sql) => {
    await sql`lock table ${sql(blocked)} in share mode`;
    const importer = spawn(process.execPath, ["db/cli/main.ts", "import", written.folder], {
      env: { ...process.env, DATABASE_URL: database.url },
      stdio: "ignore",
    });
    await expect
      .poll(() => isWaitedFor(database.connection.sql, blocked), { timeout: 60_000 })
      .toBe(true);
    importer.kill("SIGKILL");
    expect(await once(importer, "exit")).toEqual([null, "SIGKILL"]);
  });
  await holder.close();

  // The next import waits until PostgreSQL has taken the killed one back; a dry run shows that.
  await importPack(database.connection, smallPack(), { now: Date.now(), dryRun: true });
  expect(await readStoredPack(db)).toEqual(smallPack());
  expect(await readDatasetVersion(db)).toBe(version);
});
