import { join } from "node:path";
import { readServerConfig, type ServerConfig } from "#app/server/config.ts";
import { requireFreePort } from "#app/server/listen.ts";
import { connect } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { readDatasetVersion } from "#db/queries/dataset.ts";
import { explainFailure } from "./failures.ts";
import { root } from "./root.ts";

/**
 * Does the work on a database with this program's schema and a dataset in it: that of DATABASE_URL,
 * else the local one under `.data/`, which is stopped after it. Gives the process's exit code and
 * reports a failure in a sentence. `work` gets the environment's configuration, which is checked
 * before anything is started, and a signal that aborts when the process is asked to end (Ctrl-C,
 * TERM, HUP).
 */
export async function workOnDatabase(
  work: (config: ServerConfig, stopping: AbortSignal) => Promise<number>,
): Promise<number> {
  const stopping = listenForStop();
  try {
    const { DATABASE_URL, ...rest } = process.env;
    const given = { ...rest, DATABASE_URL: DATABASE_URL || "postgres://localhost" };
    const config = readServerConfig(given);
    // Before the minutes of an import and a build.
    await requireFreePort(config);
    const database = DATABASE_URL ? undefined : await openLocal();
    try {
      const databaseUrl = database?.url ?? config.databaseUrl;
      stopping.throwIfAborted();
      if ((await migrate(databaseUrl)).applied > 0) {
        console.log("The database's schema was brought up to date.");
      }
      stopping.throwIfAborted();
      await importWhenEmpty(databaseUrl, config.almanacNow ?? Date.now());
      stopping.throwIfAborted();
      return await work({ ...config, databaseUrl }, stopping);
    } finally {
      await database?.stop();
    }
  } catch (error) {
    if (stopping.aborted && error instanceof Error && error.name === "AbortError") return 0;
    const { sentence, exitCode } = explainFailure(error);
    console.error(sentence);
    return exitCode;
  }
}

async function openLocal() {
  const { openLocalDatabase } = await import("#db/local/local.ts");
  return openLocalDatabase(join(root, ".data"), { watch: console.error });
}

/** `now` is the moment that relative dates count from, in milliseconds since the epoch. */
async function importWhenEmpty(databaseUrl: string, now: number): Promise<void> {
  const connection = connect(databaseUrl, { max: 1 });
  try {
    if ((await readDatasetVersion(connection.db)) !== undefined) return;
    const [{ dataSource, readData }, { importPack }] = await Promise.all([
      import("#db/pack/read.ts"),
      import("#db/pack/import.ts"),
    ]);
    const source = dataSource(process.env.ALMANAC_DATA || undefined, root);
    const part = source.samples ? "" : ", its sample records left out";
    console.log(`Importing the data of ${source.folder}${part}.`);
    await importPack(connection, await readData(source), { now });
  } finally {
    await connection.close();
  }
}

function listenForStop(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => stopping.abort());
  }
  return stopping.signal;
}
