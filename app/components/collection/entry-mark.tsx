import type { EntryKey } from "#app/collection/box/entry.ts";
import { useEntry } from "#app/collection/use-collection.ts";
import { OwnedMark, ownedInWords } from "./owned-mark.tsx";

/** Whether the visitor owns or wants a record, as a shape on its picture. */
export function EntryMark({ entryKey }: { entryKey: EntryKey }) {
  return <OwnedMark entry={useEntry(entryKey)} />;
}

/** The same for those who listen, behind its name. */
export function EntryWords({ entryKey }: { entryKey: EntryKey }) {
  const words = ownedInWords(useEntry(entryKey));
  return words === null ? null : <span className="vh">{`, ${words}`}</span>;
}
