import { asc, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { datasetChanges, openData, openDataRecords } from "#db/schema/index.ts";

/** What the site gives away of each kind, in the pack's order: one JSON record a line. */
export async function findAllOpenData(db: Database) {
  const { position, ...columns } = getTableColumns(openData);
  const { id, line, position: place } = openDataRecords;
  const lines = sql<string>`coalesce(string_agg(${line} || chr(10), '' order by ${place}), '')`;
  return db
    .select({ ...columns, count: count(id), lines })
    .from(openData)
    .leftJoin(openDataRecords, eq(openDataRecords.entity, openData.entity))
    .groupBy(openData.entity)
    .orderBy(asc(position));
}

/** What the latest imports changed, the newest first. */
export async function findAllDatasetChanges(db: Database) {
  const rows = await db.select().from(datasetChanges).orderBy(desc(datasetChanges.version));
  return rows.map((row) => ({ ...row, importedAt: row.importedAt.getTime() }));
}
