import type { Logger } from "pino";
import { connect } from "#db/connect.ts";
import { type Dataset, readDataset, readDatasetVersion } from "#db/queries/dataset.ts";
import { reach } from "#db/reach.ts";
import { type DatasetHolder, holdDataset } from "./dataset-holder.ts";
import { followDataset } from "./follow-dataset.ts";

export interface OpenDataset extends Pick<DatasetHolder<Dataset>, "current" | "staleSince"> {
  close(): Promise<void>;
}

/**
 * Connects, reads the dataset once and follows it from then on.
 * @throws {DatabaseUnreachableError | DatabaseRefusedError} when the database is no use now.
 */
export async function openDataset(
  { databaseUrl, databasePoolMax }: { databaseUrl: string; databasePoolMax: number },
  {
    log,
    clock,
    swapped,
  }: { log: Logger; clock: () => number; swapped: (dataset: Dataset) => void },
): Promise<OpenDataset> {
  const { db, sql, close } = connect(databaseUrl, { max: databasePoolMax });
  const source = {
    readVersion: () => readDatasetVersion(db).catch(explainSchema),
    read: () => readDataset(db).catch(explainSchema),
  };
  const holder = holdDataset(source, { log, clock, swapped });
  try {
    await reach(sql, databaseUrl);
    await holder.check();
    const unfollow = await followDataset(sql, holder);
    return {
      current: holder.current,
      staleSince: holder.staleSince,
      close: async () => {
        holder.stop();
        unfollow();
        await close();
      },
    };
  } catch (error) {
    holder.stop();
    await close();
    throw error;
  }
}

/** PostgreSQL's codes for a table and for a column that is not there. */
const missingCodes = new Set<unknown>(["42P01", "42703"]);

/** A database that nobody migrated looks like one that is away: the log must tell them apart. */
function explainSchema(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && "code" in cause && missingCodes.has(cause.code)) {
    throw new Error('The database lacks migrations; run "npm run db -- migrate".', {
      cause: error,
    });
  }
  throw error;
}
