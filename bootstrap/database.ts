import { join } from "node:path";
import { connect } from "#db/connect.ts";
import type { EmbeddedDatabase } from "#db/embedded/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { readDatasetVersion } from "#db/queries/dataset.ts";
import { root } from "./root.ts";

interface Options {
  /** `DATABASE_URL`; undefined brings up the embedded database under `.data/`. */
  readonly databaseUrl: string | undefined;
  /** The moment a first import counts relative dates from, in milliseconds since the epoch. */
  readonly now: number;
  readonly stopping: AbortSignal;
  say(line: string): void;
}

/**
 * Gives a database with this program's schema and a dataset in it. Stops what it started when it
 * fails. Throws the errors of `startEmbedded`, `migrate`, `readPack` and `importPack`.
 */
export async function prepareDatabase(options: Options): Promise<EmbeddedDatabase> {
  const database = await openDatabase(options);
  try {
    options.stopping.throwIfAborted();
    const { applied } = await migrate(database.url);
    if (applied > 0) options.say(`The database's schema was brought up to date.`);
    options.stopping.throwIfAborted();
    await seedIfEmpty(database.url, options);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function openDatabase({ databaseUrl }: Options): Promise<EmbeddedDatabase> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: () => Promise.resolve() };
  const { startEmbedded } = await import("#db/embedded/embedded.ts");
  return startEmbedded(join(root, ".data"));
}

async function seedIfEmpty(databaseUrl: string, { now, say }: Options): Promise<void> {
  const connection = connect(databaseUrl, { max: 1 });
  try {
    if ((await readDatasetVersion(connection.db)) !== undefined) return;
    const [{ dataSource, readData }, { importPack }] = await Promise.all([
      import("#db/pack/source-of-data.ts"),
      import("#db/pack/import.ts"),
    ]);
    const source = dataSource(process.env.ALMANAC_DATA || undefined, root);
    const part = source.samples ? "" : ", its sample records left out";
    say(`Importing the data of ${source.folder}${part}.`);
    await importPack(connection, await readData(source), { now });
  } finally {
    await connection.close();
  }
}
