import type { UpdatesAnswer } from "#app/api-schemas/updates.ts";
import { nextMoment } from "#app/game/reveal.ts";
import type { UpdateEntryRecord } from "#db/queries/updates.ts";
import { revealTimes, updateEntryAnswer } from "./update-entry.ts";

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
