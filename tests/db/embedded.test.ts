import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connect } from "#db/connect.ts";
import { startEmbedded } from "#db/embedded/embedded.ts";
import { findPostmaster } from "#db/embedded/postmaster.ts";
import { EmbeddedDatabaseError } from "#db/errors.ts";

let place: string;
let folder: string;
const owners = new Set<ChildProcess>();

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "almanac-"));
  folder = join(place, ".data");
});

afterEach(async () => {
  for (const owner of owners) await kill(owner, "SIGKILL");
  owners.clear();
  const left = runningPid();
  if (left !== undefined) process.kill(left, "SIGQUIT");
  await expect.poll(runningPid, { timeout: 10_000 }).toBeUndefined();
  rmSync(place, { recursive: true });
});

describe("a killed owner", { timeout: 60_000 }, () => {
  test("leaves its server behind, and the next start takes it over with the data", async () => {
    const { owner, url } = await startOwner();
    await writeNumber(url, 41);
    const pid = runningPid();
    await kill(owner, "SIGKILL");
    expect(runningPid()).toBe(pid);

    const database = await startEmbedded(folder);
    expect(runningPid()).toBe(pid);
    expect(await readNumbers(database.url)).toEqual([41]);
    await database.stop();
    expect(runningPid()).toBeUndefined();
  });

  test("together with its server loses nothing that was committed", async () => {
    const { owner, url } = await startOwner();
    await writeNumber(url, 42);
    const pid = runningPid();
    if (pid !== undefined) process.kill(pid, "SIGKILL");
    await kill(owner, "SIGKILL");

    const database = await startEmbedded(folder);
    expect(runningPid()).not.toBe(pid);
    expect(await readNumbers(database.url)).toEqual([42]);
    await database.stop();
  });
});

describe("a second instance", { timeout: 60_000 }, () => {
  test("is refused while the first one lives, and names its process", async () => {
    const { owner, url } = await startOwner();
    const refused = startEmbedded(folder);
    await expect(refused).rejects.toThrow(EmbeddedDatabaseError);
    await expect(refused).rejects.toThrow(`Another process (${owner.pid}) already uses`);
    await writeNumber(url, 1);
  });

  test("that asks to share gets the database of the first, and leaves it running", async () => {
    const { url } = await startOwner();
    const shared = await startEmbedded(folder, { share: true });
    expect(shared.url).toBe(url);
    await shared.stop();
    await writeNumber(url, 3);
    expect(await readNumbers(url)).toEqual([3]);
  });

  test("is refused in the same process too", async () => {
    const database = await startEmbedded(folder);
    await expect(startEmbedded(folder)).rejects.toThrow(`(${process.pid}) already uses`);
    await database.stop();
  });

  test("of several at once exactly one is let in", async () => {
    const started = await Promise.allSettled([startOwner(), startOwner(), startOwner()]);
    expect(started.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

test("stop ends the server, and the data is there at the next start", {
  timeout: 60_000,
}, async () => {
  const { owner, url } = await startOwner();
  await writeNumber(url, 7);
  await kill(owner, "SIGTERM");
  expect(owner.exitCode).toBe(0);
  expect(runningPid()).toBeUndefined();

  const database = await startEmbedded(folder);
  expect(await readNumbers(database.url)).toEqual([7]);
  await database.stop();
});

test("a process number that something else has by now is not taken for the server", {
  timeout: 60_000,
}, async () => {
  const first = await startEmbedded(folder);
  await first.stop();
  const lines = [process.pid, join(folder, "postgres/data"), 1, 5432, "", "", "", "ready"];
  writeFileSync(join(folder, "postgres/data/postmaster.pid"), `${lines.join("\n")}\n`);

  const database = await startEmbedded(folder);
  expect(runningPid()).not.toBe(process.pid);
  await database.stop();
});

test("below a path too long for a socket it listens on the loopback interface", {
  timeout: 60_000,
}, async () => {
  folder = join(place, "long-name-".repeat(10), ".data");
  const database = await startEmbedded(folder);
  expect(new URL(database.url).hostname).toBe("127.0.0.1");
  expect(readFileSync(join(folder, "postgres/data/PG_VERSION"), "utf8")).toBe("17\n");
  await writeNumber(database.url, 9);
  expect(await readNumbers(database.url)).toEqual([9]);
  await database.stop();
});

test("a folder that cannot be made gives one sentence", async () => {
  writeFileSync(folder, "");
  await expect(startEmbedded(folder)).rejects.toThrow(/because a file is in its place/);
});

async function startOwner(): Promise<{ owner: ChildProcess; url: string }> {
  const script = fileURLToPath(new URL("embedded.owner.ts", import.meta.url));
  const owner = spawn(process.execPath, [script, folder], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  owners.add(owner);
  const lines = createInterface({ input: owner.stdout });
  const [url] = await Promise.race([once(lines, "line"), once(lines, "close")]);
  if (typeof url !== "string") throw new Error("The owner ended before its database was up.");
  return { owner, url };
}

async function kill(owner: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (owner.exitCode !== null || owner.signalCode !== null) return;
  const gone = once(owner, "exit");
  owner.kill(signal);
  await gone;
}

function runningPid(): number | undefined {
  return findPostmaster(join(folder, "postgres/data"))?.pid;
}

async function writeNumber(url: string, value: number): Promise<void> {
  const { sql, close } = connect(url, { max: 1 });
  await sql`create table if not exists numbers (value int)`;
  await sql`insert into numbers values (${value})`;
  await close();
}

async function readNumbers(url: string): Promise<unknown[]> {
  const { sql, close } = connect(url, { max: 1 });
  const rows = await sql`select value from numbers order by value`;
  await close();
  return rows.map(({ value }) => value);
}
