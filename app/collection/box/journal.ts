import { type Change, isNoChange } from "./change.ts";

/** One change as the journal keeps it. */
export interface JournalEntry {
  /** Ms since the epoch. */
  readonly at: number;
  /** What was done, in words. */
  readonly label: string;
  readonly change: Change;
}

/** What was changed, the oldest first; the last `undone` of it is undone, and may be done again. */
export interface Journal {
  readonly entries: readonly JournalEntry[];
  readonly undone: number;
}

export const EMPTY_JOURNAL: Journal = { entries: [], undone: 0 };

/** So many changes can be undone. */
export const LONGEST_JOURNAL = 300;

/** A further change ends what could be done again. */
export function recorded({ entries, undone }: Journal, entry: JournalEntry): Journal {
  if (isNoChange(entry.change)) return { entries, undone };
  const done = entries.slice(0, entries.length - undone);
  return { entries: [...done, entry].slice(-LONGEST_JOURNAL), undone: 0 };
}

/** The change that undo takes back next; null when there is none. */
export function nextToUndo({ entries, undone }: Journal): JournalEntry | null {
  return entries[entries.length - undone - 1] ?? null;
}

/** The change that redo does again next; null when there is none. */
export function nextToRedo({ entries, undone }: Journal): JournalEntry | null {
  return undone > 0 ? (entries[entries.length - undone] ?? null) : null;
}
