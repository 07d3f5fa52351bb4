import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Connection, Database } from "#db/connect.ts";
import { dataset } from "#db/schema/index.ts";
import { formatInParts } from "./format.ts";
import type { Pack } from "./pack.ts";
import { deleteRecords, insertRecords, type OnProgress } from "./records.ts";

export interface ImportOptions {
  /** What relative dates are counted from, and the time of the import: ms since the epoch. */
  readonly now: number;
  /** Does all the work and takes it back. */
  readonly dryRun?: boolean;
  readonly onProgress?: OnProgress;
}

export interface ImportResult {
  readonly version: number;
  /** Records by file of the pack, without `.json`. */
  readonly counts: Record<string, number>;
}

/** An arbitrary number of the import's own among PostgreSQL's advisory locks. */
const importLock = 7_426_013_906;

/**
 * Replaces what the database holds by a valid pack, in one transaction: whatever stops it, the
 * old dataset stays. Imports that run at once wait for each other. The new version goes to the
 * listeners of the channel `dataset` at the commit.
 */
export async function importPack(
  connection: Pick<Connection, "db">,
  pack: Pack,
  { now, dryRun = false, onProgress = () => undefined }: ImportOptions,
): Promise<ImportResult> {
  let version = 0;
  const work = async (transaction: Database) => {
    // An import that hangs with its connection open must not hold up the others for ever.
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = '60s'`);
    await takeImportLock(transaction, onProgress);
    await deleteRecords(transaction);
    await insertRecords(transaction, pack.records, now, onProgress);
    version = await writeDataset(transaction, pack, now);
    await transaction.execute(sql`select pg_notify('dataset', ${String(version)})`);
    if (dryRun) throw new TakenBack();
  };
  try {
    await connection.db.transaction(work);
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return { version, counts: countRecords(pack) };
}

/** How many records each file of the pack holds, by its name without `.json`. */
export function countRecords(pack: Pack): Record<string, number> {
  const lists = Object.entries(pack.records);
  return Object.fromEntries(
    lists.map(([file, list]) => [file.replace(/\.json$/, ""), list.length]),
  );
}

/** SHA-256 of the pack's canonical form, in hexadecimal: equal for equal packs. */
export function hashPack(pack: Pack): string {
  const hash = createHash("sha256");
  for (const { file, parts } of formatInParts(pack)) {
    hash.update(`${file}\n`);
    for (const part of parts) hash.update(part);
  }
  return hash.digest("hex");
}

/** Waits until no other import is at work; the lock goes with the transaction. */
export async function takeImportLock(
  transaction: Database,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const [row] = await transaction.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${importLock}) as free`,
  );
  if (row?.free) return;
  onProgress({ step: "waiting for another import", rows: 0 });
  await transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`);
}

/**
 * The version starts at the database's time in milliseconds and grows by one with each import. No
 * import takes less than a millisecond, so it keeps growing even across a reset, and nobody who
 * holds an answer by its version can take a new dataset for an old one.
 */
async function writeDataset(transaction: Database, pack: Pack, now: number): Promise<number> {
  const { name, description } = pack.info;
  const values = { name, description, contentHash: hashPack(pack), importedAt: new Date(now) };
  const start = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const [written] = await transaction
    .insert(dataset)
    .values({ ...values, version: start })
    .onConflictDoUpdate({
      target: dataset.id,
      set: { ...values, version: sql`${dataset.version} + 1` },
    })
    .returning({ version: dataset.version });
  if (!written) throw new Error("The dataset's row was not written.");
  return written.version;
}

/** Ends the transaction of a dry run. */
class TakenBack extends Error {
  override readonly name = "TakenBack";
}
