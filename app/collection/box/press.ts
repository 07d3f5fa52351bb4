import type { Box } from "./box.ts";
import { type Change, changeOfEntries } from "./change.ts";
import { type Entry, type EntryKey, entryOf, NO_ENTRY } from "./entry.ts";

/**
 * What one press does to a record: owned or not, wanted or not, one more or less, or what a field of
 * the control says.
 */
export type Press = "own" | "want" | "more" | "less" | Partial<Entry>;

/** A press as the journal records it and as a box applies it. */
export interface PressedRecord {
  /** "Owned: Reimu Hakurei" */
  readonly label: string;
  readonly make: (box: Box) => Change;
}

/** @param name what the record is called */
export function pressed(box: Box, key: EntryKey, name: string, press: Press): PressedRecord {
  const isCard = key.startsWith("card/");
  const before = entryOf(box, key);
  const after = afterPress(before, press, isCard);
  return {
    label: `${editLabel(before, after, isCard)}: ${name}`,
    // A press of a second tab may have come between: it is done to what is there by then.
    make: (now) => changeOfEntries(now, [key], (entry) => afterPress(entry, press, isCard)),
  };
}

function afterPress(entry: Entry, press: Press, isCard: boolean): Entry {
  switch (press) {
    case "own":
      return entry.count > 0
        ? { ...NO_ENTRY, wanted: entry.wanted, note: entry.note }
        : { ...entry, count: 1 };
    case "want":
      return { ...entry, wanted: !entry.wanted };
    case "more":
      return oneMoreOrLess(entry, isCard, 1);
    case "less":
      return oneMoreOrLess(entry, isCard, -1);
    default:
      return { ...entry, ...press };
  }
}

/** A copy of a card more or less; of a character, owned and then her limit breaks. */
function oneMoreOrLess(entry: Entry, isCard: boolean, by: 1 | -1): Entry {
  if (isCard) return { ...entry, count: entry.count + by };
  if (entry.count === 0) return by > 0 ? { ...entry, count: 1 } : entry;
  return entry.limitBreak === 0 && by < 0
    ? { ...entry, count: 0 }
    : { ...entry, limitBreak: entry.limitBreak + by };
}

function editLabel(before: Entry, after: Entry, isCard: boolean): string {
  if (before.count === 0 && after.count > 0) return "Owned";
  if (before.count > 0 && after.count <= 0) return "Not owned";
  if (before.count !== after.count) return isCard ? "Copies" : "Owned";
  if (before.wanted !== after.wanted) return after.wanted ? "Wanted" : "Not wanted";
  if (before.limitBreak !== after.limitBreak) return "Limit break";
  if (before.rebirth !== after.rebirth) return "Rebirth";
  return before.costume !== after.costume ? "Rebirth costume" : "Note";
}
