import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { batchCharacters, batches } from "#db/schema/index.ts";
import { millisecondsOf, rowsBy } from "./rows-by.ts";

/** Every batch with the ids of its characters, by kind and number; instants in ms. */
export async function findAllBatches(db: Database) {
  const [rows, members] = await Promise.all([
    db
      .select({
        kind: batches.kind,
        no: batches.no,
        date: batches.date,
        dateMode: batches.dateMode,
        sample: batches.sample,
      })
      .from(batches)
      .orderBy(asc(batches.kind), asc(batches.no)),
    db
      .select({
        kind: batchCharacters.kind,
        no: batchCharacters.no,
        characterId: batchCharacters.characterId,
      })
      .from(batchCharacters)
      .orderBy(asc(batchCharacters.kind), asc(batchCharacters.no), asc(batchCharacters.position)),
  ]);
  const membersOf = rowsBy(members, (row) => `${row.kind} ${row.no}`);
  return rows.map((row) => ({
    ...row,
    date: millisecondsOf(row.date),
    characters: membersOf(`${row.kind} ${row.no}`).map((member) => member.characterId),
  }));
}

export type BatchRecord = Awaited<ReturnType<typeof findAllBatches>>[number];
