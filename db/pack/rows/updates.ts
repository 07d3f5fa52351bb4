import { asc } from "drizzle-orm";
import { UPDATE_LISTS, type UpdateList } from "#app/game/vocabulary/updates.ts";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import { resolveInstant, writeInstant } from "../instants.ts";
import type { PackRecords } from "../pack.ts";
import type { PackUpdateEntry } from "../schema/updates.ts";
import { wholeRecords } from "../whole-records.ts";
import {
  expressionsOf,
  type Insertion,
  insertion,
  plainRows,
  resolveOptional,
} from "./insertion.ts";
import {
  dropAbsent,
  groupRows,
  type Layers,
  layeredFiles,
  plainFile,
  type StoredFiles,
  splitLayers,
} from "./stored-files.ts";

/** Update log, maintenances, rules and the home page. @param now what relative dates count from, ms */
export function updateInsertions(records: PackRecords, now: number): Insertion[] {
  return [
    insertion("mechanics", tables.mechanics, plainRows(records["mechanics.json"])),
    insertion("update entries", tables.updateEntries, entryRows(records, now)),
    insertion("items of updates", tables.updateItems, itemRows(records, now)),
    insertion("links of updates", tables.updateLinks, linkRows(records)),
    insertion("maintenances", tables.maintenances, maintenanceRows(records, now)),
    insertion("home contents", tables.homeContents, plainRows(records["home-contents.json"])),
  ];
}

const entries = (records: PackRecords) =>
  wholeRecords(records["update-entries.json"], records["samples/update-entries.json"]);

function* entryRows(records: PackRecords, now: number) {
  for (const { record, sample } of entries(records)) {
    const { id, timestamp, title, subtitle, complex, sections } = record;
    const texts = { title, subtitle, complex, sections };
    yield {
      number: id,
      timestamp: resolveInstant(timestamp, now),
      ...texts,
      sample,
      dateExpressions: expressionsOf({ timestamp }),
    };
  }
}

function* itemRows(records: PackRecords, now: number) {
  for (const { place, item } of placedItems(records)) {
    const { detail, spoiler, reveal } = item;
    yield {
      ...place,
      detail,
      spoiler,
      reveal: resolveOptional(reveal, now),
      dateExpressions: expressionsOf({ reveal }),
    };
  }
}

function* linkRows(records: PackRecords) {
  for (const { place, item } of placedItems(records)) {
    for (const [position, link] of item.links.entries()) yield { ...place, position, ...link };
  }
}

type Item = Omit<PackUpdateEntry["features"][number], "items"> & { items?: readonly Item[] };
interface PlacedItem {
  readonly place: { entryNumber: number; list: UpdateList; path: number[] };
  readonly item: Item;
}

function* placedItems(records: PackRecords): Generator<PlacedItem> {
  for (const { record } of entries(records)) {
    for (const { id: list } of UPDATE_LISTS) {
      for (const { path, item } of itemsBelow(record[list], [])) {
        yield { place: { entryNumber: record.id, list, path }, item };
      }
    }
  }
}

function* itemsBelow(
  items: readonly Item[],
  above: readonly number[],
): Generator<{ path: number[]; item: Item }> {
  for (const [index, item] of items.entries()) {
    const path = [...above, index];
    yield { path, item };
    yield* itemsBelow(item.items ?? [], path);
  }
}

function* maintenanceRows(records: PackRecords, now: number) {
  const maintenances = wholeRecords(
    records["maintenances.json"],
    records["samples/maintenances.json"],
  );
  for (const { record, sample } of maintenances) {
    const { id, start, end, news, devLetter } = record;
    yield {
      id,
      start: resolveInstant(start, now),
      end: resolveOptional(end, now),
      news,
      devLetterTime: resolveOptional(devLetter?.time, now),
      devLetterUrl: devLetter?.url,
      sample,
      dateExpressions: expressionsOf({ start, end, devLetterTime: devLetter?.time }),
    };
  }
}

/** Rules, update log, maintenances and the home page. */
export async function readUpdateFiles(db: Database): Promise<StoredFiles> {
  const { mechanics, homeContents } = tables;
  return new Map([
    plainFile("mechanics", await db.select().from(mechanics).orderBy(asc(mechanics.position))),
    ...layeredFiles("update-entries", await readEntries(db)),
    ...layeredFiles("maintenances", await readMaintenances(db)),
    plainFile(
      "home-contents",
      await db.select().from(homeContents).orderBy(asc(homeContents.position)),
    ),
  ]);
}

async function readEntries(db: Database): Promise<Layers> {
  const { updateEntries } = tables;
  const itemsBelow = await readItems(db);
  const rows = await db.select().from(updateEntries).orderBy(asc(updateEntries.number));
  return splitLayers(
    rows.map(({ number, ...row }) => ({
      id: number,
      ...row,
      ...Object.fromEntries(
        UPDATE_LISTS.map(({ id: list }) => [list, itemsBelow(placeOf(number, list, []))]),
      ),
    })),
  );
}

/** The items below a place, each with those below itself. */
async function readItems(db: Database): Promise<(place: string) => unknown[]> {
  const { updateItems, updateLinks } = tables;
  const links = groupRows(
    await db.select().from(updateLinks).orderBy(asc(updateLinks.position)),
    ({ entryNumber, list, path }) => placeOf(entryNumber, list, path),
    ({ text, url }) => ({ text, url }),
  );
  const rows = await db.select().from(updateItems).orderBy(asc(updateItems.path));
  const rowsBelow = Map.groupBy(rows, ({ entryNumber, list, path }) =>
    placeOf(entryNumber, list, path.slice(0, -1)),
  );
  const itemsBelow = (place: string): unknown[] =>
    (rowsBelow.get(place) ?? []).map((row) => {
      const { entryNumber, list, path, dateExpressions, ...item } = row;
      const here = placeOf(entryNumber, list, path);
      const items = itemsBelow(here);
      return {
        ...dropAbsent(item, dateExpressions),
        links: links(here),
        // The innermost items know no list of items, not even an empty one.
        ...(items.length > 0 && { items }),
      };
    });
  return itemsBelow;
}

async function readMaintenances(db: Database): Promise<Layers> {
  const { maintenances } = tables;
  const rows = await db.select().from(maintenances).orderBy(asc(maintenances.id));
  return splitLayers(
    rows.map(({ devLetterTime, devLetterUrl, ...row }) => ({
      ...row,
      devLetter:
        devLetterTime &&
        dropAbsent({
          time: writeInstant(devLetterTime, row.dateExpressions.devLetterTime),
          url: devLetterUrl,
        }),
    })),
  );
}

function placeOf(entryNumber: number, list: string, path: readonly number[]): string {
  return [entryNumber, list, ...path].join(" ");
}
