import { asc, desc, getTableColumns } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { datasetChanges, openData } from "#db/schema/index.ts";

/** What the site gives away of each kind of record, in the pack's order. */
export async function findAllOpenData(db: Database) {
  const { position, fingerprints: _, ...columns } = getTableColumns(openData);
  return db.select(columns).from(openData).orderBy(asc(position));
}

/** What the latest imports changed, the newest first. */
export async function findAllDatasetChanges(db: Database) {
  const rows = await db.select().from(datasetChanges).orderBy(desc(datasetChanges.version));
  return rows.map((row) => ({ ...row, importedAt: row.importedAt.getTime() }));
}
