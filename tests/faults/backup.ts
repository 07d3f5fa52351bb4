import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { connect } from "#db/connect.ts";
import { readDataset } from "#db/queries/dataset.ts";
import type { Scenario } from "./scenario.ts";

const run = promisify(execFile);

/** The commands of the runbook: a dump restored into an empty database holds the same dataset. */
export const backup: Scenario = {
  name: "backup",
  async run({ databaseUrl }) {
    const what = "a backup restores the same dataset";
    const major = await majorOfServer(databaseUrl);
    const tool = await majorOfTool();
    if (tool === undefined || tool < major) {
      const found = tool === undefined ? "none" : `one of ${tool}`;
      return [{ what, figure: `not tried: pg_dump ${major} or newer, ${found} here`, holds: true }];
    }
    const folder = await mkdtemp(join(tmpdir(), "almanac-backup-"));
    const file = join(folder, "almanac.dump");
    const restored = new URL(databaseUrl);
    restored.pathname = `${restored.pathname}_restored`;
    const before = await datasetOf(databaseUrl);
    try {
      await run("pg_dump", ["--format=custom", `--file=${file}`, databaseUrl]);
      await administer(databaseUrl, `create database ${restored.pathname.slice(1)}`);
      const options = ["--no-owner", "--single-transaction", "--exit-on-error"];
      await run("pg_restore", [...options, `--dbname=${restored.href}`, file]);
      const after = await datasetOf(restored.href);
      return [{ what, figure: `${before.length} characters of JSON`, holds: before === after }];
    } finally {
      await administer(databaseUrl, `drop database if exists ${restored.pathname.slice(1)}`);
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function datasetOf(url: string): Promise<string> {
  const { db, close } = connect(url, { max: 2 });
  try {
    return JSON.stringify(await readDataset(db));
  } finally {
    await close();
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const { sql, close } = connect(url, { max: 1 });
  try {
    await sql.unsafe(statement);
  } finally {
    await close();
  }
}

async function majorOfServer(url: string): Promise<number> {
  const { sql, close } = connect(url, { max: 1 });
  try {
    const [row] = await sql<{ version: number }[]>`
      select current_setting('server_version_num')::int as version`;
    return Math.floor((row?.version ?? 0) / 10_000);
  } finally {
    await close();
  }
}

async function majorOfTool(): Promise<number | undefined> {
  try {
    const { stdout } = await run("pg_dump", ["--version"]);
    return Number(/(\d+)/.exec(stdout)?.[1]);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
