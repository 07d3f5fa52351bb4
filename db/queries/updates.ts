import { asc, desc } from "drizzle-orm";
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
  const [entries, items, links] = await Promise.all([
    db
      .select({
        number: updateEntries.number,
        timestamp: updateEntries.timestamp,
        title: updateEntries.title,
        subtitle: updateEntries.subtitle,
        complex: updateEntries.complex,
        sections: updateEntries.sections,
        sample: updateEntries.sample,
      })
      .from(updateEntries)
      .orderBy(desc(updateEntries.number)),
    db
      .select({
        entryNumber: updateItems.entryNumber,
        list: updateItems.list,
        path: updateItems.path,
        detail: updateItems.detail,
        spoiler: updateItems.spoiler,
        reveal: updateItems.reveal,
      })
      .from(updateItems)
      .orderBy(asc(updateItems.entryNumber), asc(updateItems.list), asc(updateItems.path)),
    db
      .select({
        entryNumber: updateLinks.entryNumber,
        list: updateLinks.list,
        path: updateLinks.path,
        text: updateLinks.text,
        url: updateLinks.url,
      })
      .from(updateLinks)
      .orderBy(
        asc(updateLinks.entryNumber),
        asc(updateLinks.list),
        asc(updateLinks.path),
        asc(updateLinks.position),
      ),
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
  const rows = await db
    .select({
      id: maintenances.id,
      start: maintenances.start,
      end: maintenances.end,
      news: maintenances.news,
      devLetterTime: maintenances.devLetterTime,
      devLetterUrl: maintenances.devLetterUrl,
      sample: maintenances.sample,
    })
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
  return db
    .select({
      id: homeContents.id,
      path: homeContents.path,
      title: homeContents.title,
      text: homeContents.text,
    })
    .from(homeContents)
    .orderBy(asc(homeContents.position), asc(homeContents.id));
}

export type UpdateEntryRecord = Awaited<ReturnType<typeof findAllUpdateEntries>>[number];
export type MaintenanceRecord = Awaited<ReturnType<typeof findAllMaintenances>>[number];

function placeOf(row: { entryNumber: number; list: string; path: readonly number[] }): string {
  return `${row.entryNumber} ${row.list} ${row.path.join(".")}`;
}
