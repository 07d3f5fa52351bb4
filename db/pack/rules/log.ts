import { timeBetween, writtenDate } from "../instants.ts";
import type { PackRecords } from "../pack.ts";
import type { Refuse } from "../refused.ts";
import type { PackUpdateEntry } from "../schema/updates.ts";

const logFiles = ["update-entries.json", "samples/update-entries.json"] as const;

/** Entries of the log are numbered in the order of their time, each file for itself. */
export function checkLog(records: PackRecords, refuse: Refuse): void {
  for (const file of logFiles) {
    const entries = records[file].toSorted((a, b) => a.id - b.id);
    for (const [index, record] of entries.entries()) {
      const before = entries[index - 1];
      if ((timeBetween(before?.timestamp, record.timestamp) ?? 0) >= 0) continue;
      const message = `is ${writtenDate(record.timestamp)}, before entry ${before?.id} (${writtenDate(before?.timestamp)})`;
      refuse({ file, record }, "timestamp", message);
    }
  }
}

/** Where a link of the log leads to a character or a card: its page, or the list with it open. */
const NEW_RECORDS = {
  characters: {
    file: "characters.json",
    page: "/characters/info/",
    link: /^\/characters(?:\/info\/|\/?\?(?:.*&)?character=)([\w-]+)/,
  },
  "story-cards": {
    file: "story-cards.json",
    page: "/story-cards/info/",
    link: /^\/story-cards(?:\/info\/|\/?\?(?:.*&)?card=)(\d+)/,
  },
} as const;

/**
 * A character or a card is new as long as its place in the order of ids is not settled. The log of a
 * pack that keeps one links to it, so that visitors see it and `lastUpdate` moves.
 */
export function checkNewRecords(records: PackRecords, refuse: Refuse): void {
  const entries = logFiles.flatMap((file) => records[file]);
  if (entries.length === 0) return;
  const links = entries.flatMap(linksOf);
  for (const { id: kind, ids, settled } of records["id-orders.json"]) {
    const { file, page, link } = NEW_RECORDS[kind];
    const linked = new Set(links.map((url) => link.exec(url)?.[1]));
    const isNew = new Set(ids.slice(settled.count).map(String));
    for (const record of records[file]) {
      const id = String(record.id);
      if (!isNew.has(id) || linked.has(id)) continue;
      refuse({ file, record }, "id", `is new, and no entry of the log links to ${page}${id}`);
    }
  }
}

type Item = Pick<PackUpdateEntry["features"][number], "links"> & {
  readonly items?: readonly Item[];
};

function linksOf({ features, contents, fixes, data }: PackUpdateEntry): string[] {
  return [features, contents, fixes, data].flat().flatMap(linksOfItem);
}

function linksOfItem({ links, items = [] }: Item): string[] {
  return [...links.map(({ url }) => url), ...items.flatMap(linksOfItem)];
}
