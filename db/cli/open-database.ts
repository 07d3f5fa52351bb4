import { z } from "zod";
import { type Connection, connect } from "#db/connect.ts";
import { databaseEnvironment, parseEnvironment } from "#db/environment.ts";
import { reach } from "#db/reach.ts";
import type { Terminal } from "./terminal.ts";

export interface OpenDatabase {
  readonly url: string;
  readonly connection: Connection;
}

const localFolder = ".data";

/** The variables that the commands obey. @throws {EnvironmentError} */
export function readEnvironment({ environment }: Terminal) {
  return parseEnvironment(z.object(databaseEnvironment), environment);
}

/**
 * Runs `work` on the database that DATABASE_URL names, else on the local one, which runs for as
 * long as the work lasts. An interrupted work is taken back by PostgreSQL.
 * @throws {DatabaseUnreachableError}
 */
export async function withDatabase<Result>(
  terminal: Terminal,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL } = readEnvironment(terminal);
  if (DATABASE_URL) return withConnection(DATABASE_URL, work);
  const { openLocalDatabase } = await import("#db/local/local.ts");
  // Beside a running site its database is used: that is how a new pack reaches it.
  const local = await openLocalDatabase(localFolder);
  const stop = stopOnSignal(() => local.stop());
  try {
    return await withConnection(local.url, work);
  } finally {
    await stop();
  }
}

async function withConnection<Result>(
  url: string,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const connection = connect(url, { max: 1 });
  try {
    await reach(connection.sql, url);
    return await work({ url, connection });
  } finally {
    await connection.close();
  }
}

/** Stops once, at the end or at a signal; after a signal the process ends with that signal's code. */
function stopOnSignal(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stopOnce = () => {
    stopping ??= stop();
    return stopping;
  };
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
  const onSignal = (signal: NodeJS.Signals) => {
    const code = Object.entries(codes).find(([name]) => name === signal)?.[1] ?? 1;
    void stopOnce().finally(() => process.exit(code));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, onSignal);
  return stopOnce;
}
