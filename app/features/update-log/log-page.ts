import { nextMoment } from "#app/game/reveal.ts";
import { revealTimes, updateEntryAnswer } from "#app/presenters/updates.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { shownEntry } from "./shown-entry.ts";

/** The first `shown` entries of the log as everybody sees them at `now`, the newest first. */
export function logPage({ updateEntries }: Dataset, shown: number, now: number) {
  const entries = updateEntries.slice(0, shown);
  return {
    at: now,
    /** When one of their items is revealed, ms since the epoch; null when none is to come. */
    next: nextMoment(revealTimes(entries), now),
    total: updateEntries.length,
    entries: entries.map((entry) => shownEntry(updateEntryAnswer(entry), now, false)),
    isLast: entries.length === updateEntries.length,
    sample: updateEntries.some(({ sample }) => sample),
  };
}

export type LogPage = ReturnType<typeof logPage>;
