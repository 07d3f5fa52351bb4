import type { Box } from "./box.ts";
import { type Change, changeOfEntries } from "./change.ts";
import type { EntryKey } from "./entry.ts";

/** What rolls have drawn, put into a box: a copy more of each card, a character once. */
export function changeOfDrawn(box: Box, drawn: readonly EntryKey[]): Change {
  const counts = Map.groupBy(drawn, (key) => key);
  return changeOfEntries(box, drawn, (entry, key) => ({
    ...entry,
    count: entry.count + (counts.get(key)?.length ?? 0),
  }));
}
