import type { z } from "zod";
import { linkedAddress } from "#app/alias-table.ts";
import type { UpdateEntry, UpdatesAnswer } from "#app/api-schemas/updates.ts";
import type { lastUpdate } from "#app/api-schemas/values.ts";
import { nextMoment } from "#app/game/reveal.ts";
import type { UpdateList, UpdateSection } from "#app/game/vocabulary/updates.ts";
import type { UpdateEntryRecord } from "#db/queries/updates.ts";

type Entries = readonly UpdateEntryRecord[];

const PAGE_SIZE = 10;

/**
 * GET /api/general/updates?last=: ten entries, the newest first, older than the entry with the
 * number `last`. Past the end of the log the page is empty and the last.
 */
export function updatesAnswer(entries: Entries, last: number | undefined): UpdatesAnswer {
  return {
    content: pageAfter(entries, last).map(updateEntryAnswer),
    isLast: entriesAfter(entries, last).length <= PAGE_SIZE,
  };
}

/** When an item of that page is revealed next, or null. */
export function nextUpdatesMoment(
  entries: Entries,
  last: number | undefined,
  now: number,
): number | null {
  return nextMoment(revealTimes(pageAfter(entries, last)), now);
}

function pageAfter(entries: Entries, last: number | undefined): Entries {
  return entriesAfter(entries, last).slice(0, PAGE_SIZE);
}

function entriesAfter(entries: Entries, last: number | undefined): Entries {
  return last === undefined ? entries : entries.filter(({ number }) => number < last);
}

type ItemRecord = UpdateEntryRecord["items"][number];

/** An entry of the update log with all its items; hidden ones are marked by `spoiler` and `reveal`. */
export function updateEntryAnswer(entry: UpdateEntryRecord): UpdateEntry {
  const items = (list: UpdateList) => itemTree(entry.items.filter((item) => item.list === list));
  return {
    number: entry.number,
    timestamp: entry.timestamp,
    title: entry.title,
    subtitle: entry.subtitle,
    complex: entry.complex,
    features: items("features"),
    contents: items("contents"),
    fixes: items("fixes"),
    data: items("data"),
  };
}

/** The reveal times of entries: when what they show to a visitor changes. */
export function revealTimes(entries: readonly UpdateEntryRecord[]): (number | null)[] {
  return entries.flatMap(({ items }) => items.map(({ reveal }) => reveal));
}

/** The items of a list, three levels deep as the pack allows. */
function itemTree(items: readonly ItemRecord[]): UpdateEntry["features"] {
  const below = (path: readonly number[]) => items.filter((item) => isBelow(item.path, path));
  return below([]).map((item) => ({
    ...itemFields(item),
    subItems: below(item.path).map((inner) => ({
      ...itemFields(inner),
      subItems: below(inner.path).map((innermost) => ({ ...itemFields(innermost), subItems: [] })),
    })),
  }));
}

function itemFields({ detail, links, spoiler, reveal }: ItemRecord) {
  const url = links.map((link) =>
    link.url.startsWith("/") ? { ...link, url: linkedAddress(link.url) } : link,
  );
  return { detail, url, spoiler, reveal };
}

function isBelow(path: readonly number[], parent: readonly number[]): boolean {
  return path.length === parent.length + 1 && parent.every((step, depth) => path[depth] === step);
}

interface Log {
  readonly updateEntries: readonly { readonly timestamp: number }[];
}

/**
 * The dataset without the entries of the update log that are dated after `now`, which nothing may
 * show before their time. A dataset without such entries is returned unchanged.
 */
export function withPublishedLog<Dataset extends Log>(dataset: Dataset, now: number): Dataset {
  const isPublished = ({ timestamp }: { timestamp: number }) => timestamp <= now;
  return dataset.updateEntries.every(isPublished)
    ? dataset
    : { ...dataset, updateEntries: dataset.updateEntries.filter(isPublished) };
}

/** When the next entry of the update log is published, or null. */
export function nextPublication({ updateEntries }: Log, now: number): number | null {
  return nextMoment(
    updateEntries.map(({ timestamp }) => timestamp),
    now,
  );
}

/**
 * The newest of the entries (they stand newest first) that concerns the section, or null. The
 * dataset of an answer contains no entry that is not published yet.
 */
export function lastUpdateOf(
  entries: readonly Pick<UpdateEntryRecord, "number" | "timestamp" | "sections">[],
  section: UpdateSection,
): z.infer<typeof lastUpdate> {
  const newest = entries.find(({ sections }) => sections.includes(section));
  return newest ? { timestamp: newest.timestamp, number: newest.number } : null;
}
