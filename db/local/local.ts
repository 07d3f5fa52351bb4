import { createHash } from "node:crypto";
import { readlinkSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Connection, connect } from "../connect.ts";
import { EmbeddedDatabaseError } from "../errors.ts";
import { prepareServer, type Server, superuser } from "./server.ts";

export interface LocalDatabase {
  readonly url: string;
  /** Ends PostgreSQL, unless another process uses it. */
  stop(): Promise<void>;
}

interface Options {
  /** Keeps the database up: one that ends is started again, with a sentence for each event. */
  readonly watch?: (sentence: string) => void;
}

const databaseName = "almanac";
/** An arbitrary number of this program's own among PostgreSQL's advisory locks. */
const usersLock = 7_426_013_906;
const joinPatienceMs = 60_000;
const longestPauseMs = 15_000;

/**
 * Brings up the PostgreSQL that comes with the project, its data in `folder`, or joins the one that
 * runs there already. Whoever leaves last stops it; so one that a killed process left behind is
 * stopped, too. @throws {EmbeddedDatabaseError} with one sentence.
 */
export async function openLocalDatabase(
  folder: string,
  { watch }: Options = {},
): Promise<LocalDatabase> {
  const server = await prepareServer(folder);
  const leaving = new AbortController();
  let bringingBack: Promise<void> | undefined;
  let users = await joinUsers(server, closed);

  function closed() {
    if (!watch || leaving.signal.aborted) return;
    watch("The database has ended; it is started again.");
    bringingBack = bringBack(watch);
  }
  async function bringBack(report: (sentence: string) => void) {
    for (let pause = 500; !leaving.signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        users = await joinUsers(server, closed);
        return report("The database answers again.");
      } catch (error) {
        if (!(error instanceof EmbeddedDatabaseError)) throw error;
        report(`${error.message} The next try is in ${pause / 1000} s.`);
      }
      // Asked to stop meanwhile, the wait ends early.
      await wait(pause, undefined, { signal: leaving.signal }).catch(() => undefined);
    }
  }
  return {
    url: urlOf(server, databaseName),
    stop: async () => {
      leaving.abort();
      await bringingBack;
      const isLast = await leaveUsers(users);
      if (isLast) await server.stop();
    },
  };
}

/**
 * Starts the server where it does not run and gives a connection that holds the users' lock for as
 * long as it lives; `closed` is called when it ends. One that just starts or ends is waited for.
 */
async function joinUsers(server: Server, closed: () => void): Promise<Connection> {
  const end = performance.now() + joinPatienceMs;
  for (;;) {
    if (server.process() === undefined) await startOnce(server);
    let isOpen = false;
    const users = connect(urlOf(server, "postgres"), {
      max: 1,
      onClose: () => isOpen && closed(),
    });
    try {
      await users.sql`select pg_advisory_lock_shared(${usersLock})`;
      await createDatabase(users);
      isOpen = true;
      return users;
    } catch (error) {
      await users.close();
      if (!isPassing(error) || performance.now() > end) {
        throw new EmbeddedDatabaseError(
          `The database of process ${server.process()} in ${server.home} does not answer.`,
          { cause: error },
        );
      }
      await wait(200);
    }
  }
}

/** Of several that start it at once, one succeeds, and the others find it running. */
async function startOnce(server: Server): Promise<void> {
  try {
    await server.start();
  } catch (error) {
    if (server.process() === undefined) throw error;
  }
}

async function createDatabase({ sql }: Connection): Promise<void> {
  const [found] = await sql`select from pg_database where datname = ${databaseName}`;
  if (found) return;
  try {
    await sql`create database ${sql(databaseName)}`;
  } catch (error) {
    // Another process was faster.
    if (codeOf(error) !== "42P04" && codeOf(error) !== "23505") throw error;
  }
}

/** Whether nobody else uses the server now, or it is unknown because it does not answer. */
async function leaveUsers({ sql, close }: Connection): Promise<boolean> {
  try {
    const [row] = await sql<{ isLast: boolean }[]>`
      select pg_advisory_unlock_shared(${usersLock}), pg_try_advisory_lock(${usersLock}) as "isLast"`;
    return row?.isLast ?? true;
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return true;
  } finally {
    await close();
  }
}

/** PostgreSQL starts or ends ("57P…"), or its socket is not there yet or no more. */
function isPassing(error: unknown): boolean {
  return /^(57P0|ENOENT|ECONNREFUSED|ECONNRESET|CONNECTION_)/.test(codeOf(error) ?? "");
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

/** A socket's folder stands in `host` of the query, as libpq writes it. */
function urlOf({ home }: Server, database: string): string {
  return `postgres://${superuser}@localhost/${database}?host=${encodeURIComponent(socketFolder(home))}`;
}

/** Operating systems refuse a socket whose path is longer than 104 to 108 bytes. */
const longestFolder = 85;

/** The folder by a path that is short enough for a socket in it: its own, or a link's to it. */
function socketFolder(home: string): string {
  if (Buffer.byteLength(home) <= longestFolder) return home;
  const name = createHash("sha256").update(home).digest("hex").slice(0, 12);
  const link = join(tmpdir(), `almanac-${name}`);
  try {
    symlinkSync(home, link);
  } catch (error) {
    // From an earlier start; where anybody may make files, it must still lead to us.
    if (readlinkSync(link) !== home) {
      throw new EmbeddedDatabaseError(`${link} is in the way; remove it.`, { cause: error });
    }
  }
  return link;
}
