import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { runCli } from "#db/cli/main.ts";
import { showProgress } from "#db/cli/terminal.ts";
import { entityNames } from "#db/pack/entities.ts";
import { formatPack } from "#db/pack/format.ts";
import { readPack } from "#db/pack/read.ts";
import { readDatasetVersion } from "#db/queries/dataset.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { smallPack, writeToTemporaryFolder } from "#tests/fixtures/small-pack.ts";

const database = testDatabase();
let pack: Awaited<ReturnType<typeof writeToTemporaryFolder>>;
let place: string;

beforeEach(async () => {
  pack = await writeToTemporaryFolder();
  place = await mkdtemp(join(tmpdir(), "almanac-cli-"));
  await run("reset", "--yes");
});
afterEach(async () => {
  await pack.remove();
  await rm(place, { recursive: true });
});

test("a pack goes in by import and comes out by export", async () => {
  const imported = await run("import", pack.folder);
  expect(imported).toMatchObject({ code: 0, stderr: "" });
  expect(imported.stdout).toContain("\nImported 2 worlds, 2 series, 2 persons, 2 characters, ");
  const target = join(place, "out");
  expect(await run("export", target)).toMatchObject({ code: 0, stderr: "" });
  expect([...formatPack(await readPack(target))]).toEqual([...formatPack(smallPack())]);
});

test("progress on a terminal is one line that changes", async () => {
  let shown = "";
  const line = showProgress({ isTTY: true, write: (text) => (shown += text) });
  line.show({ step: "worlds", rows: 500 });
  line.show({ step: "worlds", rows: 612 });
  line.show({ step: "series", rows: 1 });
  line.end();
  expect(shown.replaceAll("\r\u001b[2K", "<")).toBe("<worlds: 500<worlds: 612\n<series: 1\n");
});

test("progress is plain lines where there is no terminal", async () => {
  const { stdout } = await run("import", pack.folder);
  expect(stdout.split("\n")).toEqual(expect.arrayContaining(["worlds: 2", "story cards: 3"]));
  expect(stdout).not.toContain("\r");
  expect(stdout).not.toContain("\u001b");
});

test("--dry-run changes nothing", async () => {
  const { code, stdout } = await run("import", pack.folder, "--dry-run");
  expect(code).toBe(0);
  expect(stdout).toContain("Nothing changed");
  expect(await readDatasetVersion(database.connection.db)).toBeUndefined();
});

test("--if-empty imports once", async () => {
  expect((await run("import", pack.folder, "--if-empty")).stdout).toContain("Imported");
  const version = await readDatasetVersion(database.connection.db);
  const again = await run("import", join(place, "nowhere"), "--if-empty");
  expect(again).toMatchObject({ code: 0, stderr: "" });
  expect(again.stdout).toContain(`holds dataset version ${version} already`);
});

test("relative dates count from ALMANAC_NOW", async () => {
  await run("import", pack.folder, { ALMANAC_NOW: "2020-01-02T03:04:05Z" });
  const status = await readStatus();
  expect(status.dataset?.importedAt).toMatch(/^2020-01-02T03:04:/);
});

test("status tells what the database holds", async () => {
  expect(await readStatus()).toMatchObject({
    migrations: { pending: 0 },
    dataset: null,
    records: { characters: { count: 0, samples: 0, withSampleValues: 0 } },
  });
  await run("import", pack.folder);
  expect(await readStatus()).toMatchObject({
    dataset: { name: "Small pack", version: await readDatasetVersion(database.connection.db) },
    records: {
      characters: { count: 2, samples: 0, withSampleValues: 2 },
      "story-cards": { count: 3, samples: 0, withSampleValues: 1 },
      prayers: { count: 4, samples: 2, withSampleValues: 2 },
      maintenances: { count: 3, samples: 2, withSampleValues: 0 },
      worlds: { count: 2, samples: 0, withSampleValues: 0 },
    },
  });
  const { stdout } = await run("status");
  expect(stdout).toMatch(/^PostgreSQL +1\d/);
  expect(stdout).toMatch(/\n {2}worlds +2\n/);
  expect(stdout).toMatch(/\n {2}story-cards +3 +33 % sample data: 1 in fields\n/);
  expect(stdout).toMatch(/\n {2}prayers +4 +100 % sample data: 2 whole, 2 in fields\n/);
});

test("status has a line for each kind of record of a pack", async () => {
  await run("import", pack.folder);
  expect(Object.keys((await readStatus()).records)).toEqual(entityNames);
});

test("reset empties the database, and dataset versions keep growing", async () => {
  await run("import", pack.folder);
  const before = await readDatasetVersion(database.connection.db);
  expect(await run("reset", "--yes")).toMatchObject({ code: 0, stderr: "" });
  expect(await readStatus()).toMatchObject({ dataset: null, migrations: { pending: 0 } });
  await run("import", pack.folder);
  expect(await readDatasetVersion(database.connection.db)).toBeGreaterThan(before ?? Infinity);
});

test("reset leaves what is not of this program", async () => {
  const { sql } = database.connection;
  await sql`create table if not exists diary (entry text)`;
  await run("reset", "--yes");
  expect(await sql`select to_regclass('diary') is not null as there`).toEqual([{ there: true }]);
  await sql`drop table diary`;
});

test("schema writes a JSON Schema for every form of file", async () => {
  const target = join(place, "schema");
  const outcome = await run("schema", target);
  const files = await readdir(target);
  expect(outcome).toEqual({
    code: 0,
    stdout: `Wrote ${files.length} schemas to ${target}.\n`,
    stderr: "",
  });
  expect(files).toContain("prayers.schema.json");
});

describe("refused input ends with 1", () => {
  test("a broken pack, with every error, and the old dataset stays", async () => {
    await run("import", pack.folder);
    const version = await readDatasetVersion(database.connection.db);
    await writeFile(join(pack.folder, "worlds.json"), '[{"id":"L1"},\n{"id":"A 6"}]');
    for (const command of ["import", "validate"]) {
      const { code, stderr } = await run(command, pack.folder);
      expect(code).toBe(1);
      expect(stderr).toContain("The pack is refused: 1 error.\n");
      expect(stderr).toContain("  worlds.json:2: record A 6, id: is not a world code");
    }
    expect(await readDatasetVersion(database.connection.db)).toBe(version);
  });

  test("errors beyond the list are counted", async () => {
    const worlds = Array.from({ length: 301 }, () => ({ id: "L 1" }));
    await writeFile(join(pack.folder, "worlds.json"), JSON.stringify(worlds));
    const { stderr } = await run("validate", pack.folder);
    expect(stderr).toMatch(/The pack is refused: 301 errors\.\n[\s\S]*\n {2}and 101 more\n$/);
  });

  test("an export of nothing", async () => {
    const outcome = await run("export", join(place, "out"));
    expect(outcome).toMatchObject({
      code: 1,
      stderr: "Nothing was imported into the database yet.\n",
    });
  });

  test("a database without the tables", async () => {
    const { sql } = database.connection;
    await sql`create database ${sql(`${sql.options.database}_bare`)}`;
    const bare = new URL(database.url);
    bare.pathname += "_bare";
    const outcome = await run("import", pack.folder, { DATABASE_URL: bare.href });
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).toMatch(/^The database lacks \d+ migrations?; run .+ first\.\n$/);
    expect((await run("migrate", { DATABASE_URL: bare.href })).stdout).toMatch(/^Applied \d+ mig/);
    expect((await run("migrate", { DATABASE_URL: bare.href })).stdout).toBe(
      "Nothing to migrate.\n",
    );
    await sql`drop database ${sql(`${sql.options.database}_bare`)}`;
  });
});

describe("wrong use ends with 2", () => {
  test.each([
    [[], "A command is missing."],
    [["destroy"], 'There is no command "destroy".'],
    [["export"], "The folder to export to is missing."],
    [["import", "a", "b"], '"import" does not take "b".'],
    [["status", "--yes"], '"status" does not take --yes.'],
    [["import", "--force"], "Unknown option '--force'"],
    [["reset"], "reset deletes all data: it wants --yes."],
  ])("%j", async (words, sentence) => {
    const { code, stderr } = await run(...words);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });

  test("a wrong variable", async () => {
    const { code, stderr } = await run("status", { DATABASE_URL: "mysql://u:secret@h/d" });
    expect(code).toBe(2);
    expect(stderr).toContain("DATABASE_URL must be");
    expect(stderr).not.toContain("secret");
  });
});

test("a database that does not answer ends with 3, in one sentence without the password", async () => {
  const { code, stderr } = await run("status", {
    DATABASE_URL: "postgres://u:secret@127.0.0.1:1/d",
  });
  expect(code).toBe(3);
  expect(stderr).toMatch(/^The database at 127\.0\.0\.1:1\/d cannot be reached: .+\.\n$/);
});

test("--help shows every command and ends with 0", async () => {
  const { code, stdout } = await run("--help");
  expect(code).toBe(0);
  for (const command of ["migrate", "import", "validate", "export", "status", "reset", "schema"]) {
    expect(stdout).toContain(`\n  ${command} `);
  }
});

test("the process ends with the exit code and writes to the right stream", {
  timeout: 180_000,
}, async () => {
  const call = promisify(execFile);
  const env = { ...process.env, DATABASE_URL: database.url };
  const { stdout, stderr } = await call(process.execPath, ["db/cli/main.ts", "status"], { env });
  expect(stdout).toContain("none imported yet");
  expect(stderr).toBe("");
  await expect(call(process.execPath, ["db/cli/main.ts", "x"], { env })).rejects.toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringContaining('There is no command "x".'),
  });
});

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command line with these words; an object among them sets variables. */
async function run(...words: (string | Record<string, string>)[]): Promise<Outcome> {
  const given = words.filter((word) => typeof word === "string");
  const variables = Object.assign({}, ...words.filter((word) => typeof word === "object"));
  const environment = { DATABASE_URL: database.url, ...variables };
  let stdout = "";
  let stderr = "";
  const code = await runCli(given, {
    environment,
    output: { write: (text) => (stdout += text) },
    errors: { write: (text) => (stderr += text) },
  });
  return { code, stdout, stderr };
}

const statusShape = z.object({
  migrations: z.object({ applied: z.number(), pending: z.number() }),
  dataset: z.object({ version: z.number(), name: z.string(), importedAt: z.string() }).nullable(),
  records: z.record(
    z.string(),
    z.object({ count: z.number(), samples: z.number(), withSampleValues: z.number() }),
  ),
});

async function readStatus() {
  const { stdout } = await run("status", "--json");
  return statusShape.parse(JSON.parse(stdout));
}
