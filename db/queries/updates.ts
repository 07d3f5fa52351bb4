import { asc, desc, getTableColumns } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import {
  homeContents,
  maintenances,
  updateEntries,
  updateItems,
  updateLinks,
} from "#db/schema/index.ts";
import { millisecondsOf, rowsBy } from "./rows-by.ts";

/**
 * Every entry of the update log, the newest first, with its items as a flat list: an item's `path`
 * is its place in its list. Instants in ms.
 */
export async function findAllUpdateEntries(db: Database) {
  const { dateExpressions, ...columns } = getTableColumns(updateEntries);
  const { dateExpressions: _, ...itemColumns } = getTableColumns(updateItems);
  const [entries, items, links] = await Promise.all([
    db.select(columns).from(updateEntries).orderBy(desc(updateEntries.number)),
    db.select(itemColumns).from(updateItems).orderBy(asc(updateItems.list), asc(updateItems.path)),
    db.select().from(updateLinks).orderBy(asc(updateLinks.position)),
  ]);
  const itemsOf = rowsBy(items, (row) => row.entryNumber);
  const linksOf = rowsBy(links, placeOf);
  return entries.map((entry) => ({
    ...entry,
    timestamp: entry.timestamp.getTime(),
    items: itemsOf(entry.number).map((item) => ({
      ...item,
      reveal: millisecondsOf(item.reveal),
      links: linksOf(placeOf(item)).map(({ text, url }) => ({ text, url })),
    })),
  }));
}

/** Every maintenance by start; instants in ms. */
export async function findAllMaintenances(db: Database) {
  const { dateExpressions, ...columns } = getTableColumns(maintenances);
  const rows = await db
    .select(columns)
    .from(maintenances)
    .orderBy(asc(maintenances.start), asc(maintenances.id));
  return rows.map((row) => ({
    ...row,
    start: row.start.getTime(),
    end: millisecondsOf(row.end),
    devLetterTime: millisecondsOf(row.devLetterTime),
  }));
}

/** The cards of the home page, in the pack's order. */
export async function findAllHomeContents(db: Database) {
  const { position, ...columns } = getTableColumns(homeContents);
  return db.select(columns).from(homeContents).orderBy(asc(position), asc(homeContents.id));
}

export type UpdateEntryRecord = Awaited<ReturnType<typeof findAllUpdateEntries>>[number];
export type MaintenanceRecord = Awaited<ReturnType<typeof findAllMaintenances>>[number];

function placeOf(row: { entryNumber: number; list: string; path: readonly number[] }): string {
  return `${row.entryNumber} ${row.list} ${row.path.join(".")}`;
}
