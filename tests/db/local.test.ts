import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connect } from "#db/connect.ts";
import { EmbeddedDatabaseError } from "#db/errors.ts";
import { openLocalDatabase } from "#db/local/local.ts";

let place: string;
let folder: string;
const users = new Set<ChildProcess>();

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "almanac "));
  folder = join(place, ".data");
});

afterEach(async () => {
  for (const user of users) await kill(user, "SIGKILL");
  users.clear();
  const left = serverPid();
  if (left !== undefined && isRunning(left)) process.kill(left, "SIGQUIT");
  if (left !== undefined) await expect.poll(() => isRunning(left), patience).toBe(false);
  rmSync(place, { recursive: true });
});

const patience = { timeout: 30_000 };

describe("processes that use one folder", { timeout: 60_000 }, () => {
  test("share one server, which the last of them stops", async () => {
    const { user, url } = await startUser();
    const database = await openLocalDatabase(folder);
    expect(database.url).toBe(url);
    await writeNumber(url, 3);
    await kill(user, "SIGTERM");
    expect(await readNumbers(url)).toEqual([3]);
    await database.stop();
    expect(serverPid()).toBeUndefined();
  });

  test("may start at once on an empty folder", async () => {
    const [one, two] = await Promise.all([startUser(), startUser(), startUser()]);
    await writeNumber(one.url, 4);
    expect(await readNumbers(two.url)).toEqual([4]);
  });
});

describe("a killed process", { timeout: 60_000 }, () => {
  test("leaves its server behind, and the next start takes it over with the data", async () => {
    const { user, url } = await startUser();
    await writeNumber(url, 41);
    const pid = serverPid();
    await kill(user, "SIGKILL");

    const database = await openLocalDatabase(folder);
    expect(serverPid()).toBe(pid);
    expect(await readNumbers(database.url)).toEqual([41]);
    await database.stop();
    expect(serverPid()).toBeUndefined();
  });

  test("together with its server loses nothing that was committed", async () => {
    const { user, url } = await startUser();
    await writeNumber(url, 42);
    const pid = serverPid();
    killServer();
    await kill(user, "SIGKILL");

    const database = await openLocalDatabase(folder);
    expect(serverPid()).not.toBe(pid);
    expect(await readNumbers(database.url)).toEqual([42]);
    await database.stop();
  });
});

describe("a server that was killed", { timeout: 90_000 }, () => {
  test("is started again with everything that was committed", async () => {
    const { url } = await startUser();
    await writeNumber(url, 1);
    killServer();
    await expect.poll(() => numbersOrFault(url), patience).toEqual([1]);
  });

  test("is tried again while it cannot start, with a sentence each time", async () => {
    const said: string[] = [];
    const database = await openLocalDatabase(folder, { watch: (line) => said.push(line) });
    await writeNumber(database.url, 2);
    const settings = join(folder, "postgres/data/postgresql.conf");
    renameSync(settings, `${settings}.away`);
    killServer();
    await expect
      .poll(() => said.filter((line) => /does not start.*The next try/.test(line)).length, patience)
      .toBeGreaterThan(1);

    renameSync(`${settings}.away`, settings);
    await expect.poll(() => numbersOrFault(database.url), patience).toEqual([2]);
    await expect.poll(() => said.at(-1), patience).toBe("The database answers again.");
    await database.stop();
  });

  test("can be stopped while it is away", { timeout: 120_000 }, async () => {
    const database = await openLocalDatabase(folder, { watch: () => undefined });
    const settings = join(folder, "postgres/data/postgresql.conf");
    renameSync(settings, `${settings}.away`);
    killServer();
    await database.stop();
    expect(serverPid() === undefined || !isRunning(serverPid() ?? 0)).toBe(true);
  });
});

test("a server that does not answer is named by its process", { timeout: 60_000 }, async () => {
  const { user } = await startUser();
  const pid = serverPid();
  if (pid === undefined) throw new Error("There is no server.");
  process.kill(pid, "SIGSTOP");
  try {
    await expect(openLocalDatabase(folder)).rejects.toThrow(
      `The database of process ${pid} in ${folder}/postgres does not answer.`,
    );
  } finally {
    process.kill(pid, "SIGCONT");
  }
  await kill(user, "SIGTERM");
});

test("a process number that something else has by now is not taken for the server", {
  timeout: 60_000,
}, async () => {
  const first = await openLocalDatabase(folder);
  await first.stop();
  const lines = [process.pid, join(folder, "postgres/data"), 1, 5432, "..", "", "", "ready"];
  writeFileSync(join(folder, "postgres/data/postmaster.pid"), `${lines.join("\n")}\n`);

  const database = await openLocalDatabase(folder);
  expect(serverPid()).not.toBe(process.pid);
  await database.stop();
});

test.each(["long-name-".repeat(12), "my sites & more ü's"])(
  "works below %s",
  {
    timeout: 60_000,
  },
  async (name) => {
    folder = join(place, name, ".data");
    mkdirSync(folder, { recursive: true });
    const database = await openLocalDatabase(folder);
    await writeNumber(database.url, 9);
    expect(await readNumbers(database.url)).toEqual([9]);
    await database.stop();
  },
);

test("a folder that cannot be made gives one sentence", async () => {
  writeFileSync(folder, "");
  const opened = openLocalDatabase(folder);
  await expect(opened).rejects.toThrow(EmbeddedDatabaseError);
  await expect(opened).rejects.toThrow(/folder cannot be made \(.*\.data/);
});

async function startUser(): Promise<{ user: ChildProcess; url: string }> {
  const script = join(import.meta.dirname, "local.user.ts");
  const user = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "ignore"] });
  users.add(user);
  const lines = createInterface({ input: user.stdout });
  const [url] = await Promise.race([once(lines, "line"), once(lines, "close")]);
  if (typeof url !== "string") throw new Error("The process ended before its database was up.");
  return { user, url };
}

async function kill(user: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (user.exitCode !== null || user.signalCode !== null) return;
  const gone = once(user, "exit");
  user.kill(signal);
  await gone;
}

function killServer(): void {
  const pid = serverPid();
  if (pid === undefined) throw new Error("There is no server to kill.");
  process.kill(pid, "SIGKILL");
}

/** What the server's own file says. */
function serverPid(): number | undefined {
  const file = join(folder, "postgres/data/postmaster.pid");
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : undefined;
}

/** A killed process that nobody has waited for has ended, too. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== "linux" || !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error) return false;
    throw error;
  }
}

async function writeNumber(url: string, value: number): Promise<void> {
  const { sql, close } = connect(url, { max: 1 });
  await sql`create table if not exists numbers (value int)`;
  await sql`insert into numbers values (${value})`;
  await close();
}

async function readNumbers(url: string): Promise<unknown[]> {
  const { sql, close } = connect(url, { max: 1 });
  try {
    const rows = await sql`select value from numbers order by value`;
    return rows.map(({ value }) => value);
  } finally {
    await close();
  }
}

function numbersOrFault(url: string): Promise<unknown> {
  return readNumbers(url).catch((error: unknown) => error);
}
