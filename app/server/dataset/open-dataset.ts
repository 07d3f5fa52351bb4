import type { Logger } from "pino";
import { connect } from "#db/connect.ts";
import { type Dataset, readDataset, readDatasetVersion } from "#db/queries/dataset.ts";
import { reach } from "#db/reach.ts";
import { type DatasetHolder, holdDataset } from "./dataset-holder.ts";

export interface OpenDataset extends Pick<DatasetHolder<Dataset>, "current" | "staleSince"> {
  close(): Promise<void>;
}

const LOOK_MS = 10_000;

/**
 * Connects, reads the dataset once and follows it from then on: at once when an import announces
 * itself, after every reconnection, and by a look at the version every ten seconds, which also finds
 * out whether the database is still there.
 * @throws {DatabaseUnreachableError | DatabaseRefusedError} when the database is no use now.
 */
export async function openDataset(
  { databaseUrl, databasePoolMax }: { databaseUrl: string; databasePoolMax: number },
  options: { log: Logger; clock: () => number; swapped: (dataset: Dataset) => void },
): Promise<OpenDataset> {
  const { db, sql, close } = connect(databaseUrl, { max: databasePoolMax });
  const source = {
    readVersion: () => readDatasetVersion(db).catch(explainSchema),
    read: () => readDataset(db).catch(explainSchema),
  };
  const { current, staleSince, check, reload, stop } = holdDataset(source, options);
  const looking = setInterval(() => void check(), LOOK_MS).unref();
  const end = () => {
    stop();
    clearInterval(looking);
    return close();
  };
  try {
    await reach(sql, databaseUrl);
    await check();
    const onImport = () => void reload();
    const onReconnection = () => void check();
    await sql.listen("dataset", onImport, onReconnection);
    return { current, staleSince, close: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** PostgreSQL's codes for a table and for a column that is not there. */
const missingCodes = new Set<unknown>(["42P01", "42703"]);

/** A database that nobody migrated looks like one that is away: the log must distinguish them. */
function explainSchema(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && "code" in cause && missingCodes.has(cause.code)) {
    throw new Error('The database lacks migrations; run "npm run db -- migrate".', {
      cause: error,
    });
  }
  throw error;
}
