import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Connection, Database } from "#db/connect.ts";
import { dataset } from "#db/schema/index.ts";
import { entityNames, recordFilesOf } from "./entities.ts";
import { formatInParts } from "./format.ts";
import { FoundErrors } from "./found-errors.ts";
import { writeOpenData } from "./open-data/write-open-data.ts";
import type { Pack, PackRecords } from "./pack.ts";
import type { Refuse } from "./refused.ts";
import { attackInsertions } from "./rows/attacks.ts";
import { characterInsertions } from "./rows/characters.ts";
import { idOrderInsertions } from "./rows/id-orders.ts";
import type { Insertion } from "./rows/insertion.ts";
import { groupInsertions, poolInsertions } from "./rows/pools.ts";
import { prayerInsertions } from "./rows/prayers.ts";
import { stageInsertions } from "./rows/stages.ts";
import { storyCardInsertions } from "./rows/story-cards.ts";
import { towerInsertions } from "./rows/tower.ts";
import { updateInsertions } from "./rows/updates.ts";
import { checkWindows } from "./rules/windows.ts";

export interface ImportOptions {
  /** What relative dates are counted from, and the time of the import: ms since the epoch. */
  readonly now: number;
  /** Does all the work and takes it back. */
  readonly dryRun?: boolean;
  readonly onProgress?: OnProgress;
}

export interface ImportResult {
  readonly version: number;
  /** Records by kind, samples included. */
  readonly counts: Record<string, number>;
}

/** An arbitrary number of the import's own among PostgreSQL's advisory locks. */
const importLock = 7_426_013_906;

/**
 * Replaces what the database holds by a valid pack, in one transaction: whatever stops it, the
 * old dataset stays. Imports that run at once wait for each other. The new version goes to the
 * listeners of the channel `dataset` at the commit.
 * @throws {PackRefused} as `refuseWindows` does.
 */
export async function importPack(
  connection: Pick<Connection, "db">,
  pack: Pack,
  { now, dryRun = false, onProgress = () => undefined }: ImportOptions,
): Promise<ImportResult> {
  refuseWindows(pack.records, now);
  let version = 0;
  const work = async (transaction: Database) => {
    // An import that hangs with its connection open must not hold up the others for ever.
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = '60s'`);
    await takeImportLock(transaction, onProgress);
    await replaceRecords(transaction, pack.records, now, onProgress);
    const [replaced] = await transaction.select({ version: dataset.version }).from(dataset);
    version = await writeDataset(transaction, pack, now);
    onProgress({ step: "open data", rows: 0 });
    const previousVersion = replaced?.version;
    await writeOpenData(transaction, pack, { version, previousVersion, now });
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

/**
 * Fixed dates and those relative to the import can be compared only when its moment is known.
 * @throws {PackRefused} where at `now` something ends before it starts.
 */
export function refuseWindows(records: PackRecords, now: number): void {
  const errors = new FoundErrors();
  const refuse: Refuse = ({ file, record }, field, message) => {
    errors.add(() => ({ file, record: String(record.id), field, message }));
  };
  checkWindows(records, refuse, now);
  errors.throwIfAny();
}

/** How many records of each kind a pack holds, whole samples included. */
export function countRecords({ records }: Pack): Record<string, number> {
  return Object.fromEntries(
    entityNames.map((entity) => [
      entity,
      recordFilesOf(entity).reduce((sum, file) => sum + records[file].length, 0),
    ]),
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
 * The version is the database's time in milliseconds, and always beyond its predecessor: it never
 * comes twice, be the database reset or restored from a dump in between, and nobody who holds an
 * answer by its version can take a new dataset for an old one.
 */
async function writeDataset(transaction: Database, pack: Pack, now: number): Promise<number> {
  const { name, description, provenance } = pack.info;
  const importedAt = new Date(now);
  const values = { name, description, provenance, contentHash: hashPack(pack), importedAt };
  const clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const [written] = await transaction
    .insert(dataset)
    .values({ ...values, version: clock })
    .onConflictDoUpdate({
      target: dataset.id,
      set: { ...values, version: sql`greatest(${dataset.version} + 1, ${clock})` },
    })
    .returning({ version: dataset.version });
  if (!written) throw new Error("The dataset's row was not written.");
  return written.version;
}

/** Ends the transaction of a dry run. */
class TakenBack extends Error {
  override readonly name = "TakenBack";
}

/** What an import is at, and how many rows of that it has written. */
export interface Progress {
  readonly step: string;
  readonly rows: number;
}
export type OnProgress = (progress: Progress) => void;

/**
 * Replaces all stored records by those of a valid pack: deletes those that refer to others first,
 * inserts those that others refer to first. @param now what relative dates count from, ms
 */
async function replaceRecords(
  db: Database,
  records: PackRecords,
  now: number,
  onProgress: OnProgress,
): Promise<void> {
  const insertions = insertionsOf(records, now);
  for (const { table } of insertions.toReversed()) await db.delete(table);
  for (const { step, run } of insertions) {
    await run(db, (rows) => onProgress({ step, rows }));
  }
}

/** The rows of every table, in an order in which they can be inserted. */
function insertionsOf(records: PackRecords, now: number): Insertion[] {
  return [
    ...characterInsertions(records, now),
    ...storyCardInsertions(records, now),
    ...attackInsertions(records),
    ...stageInsertions(records),
    ...poolInsertions(records, now),
    ...prayerInsertions(records, now),
    ...groupInsertions(records, now),
    ...towerInsertions(records, now),
    ...updateInsertions(records, now),
    ...idOrderInsertions(records),
  ];
}
