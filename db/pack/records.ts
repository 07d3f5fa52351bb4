import type { Database } from "#db/connect.ts";
import type { Insertion } from "./insertion.ts";
import type { PackRecords } from "./pack.ts";
import { characterInsertions } from "./to-rows/characters.ts";
import { groupInsertions, poolInsertions } from "./to-rows/pools.ts";
import { prayerInsertions } from "./to-rows/prayers.ts";
import { storyCardInsertions } from "./to-rows/story-cards.ts";
import { towerInsertions } from "./to-rows/tower.ts";
import { updateInsertions } from "./to-rows/updates.ts";

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
export async function replaceRecords(
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
    ...poolInsertions(records, now),
    ...prayerInsertions(records, now),
    ...groupInsertions(records, now),
    ...towerInsertions(records, now),
    ...updateInsertions(records, now),
  ];
}
