import { UPDATE_LISTS, type UpdateList } from "#app/game/vocabulary/updates.ts";
import * as tables from "#db/schema/index.ts";
import { resolveInstant } from "../instants.ts";
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
