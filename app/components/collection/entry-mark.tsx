import type { EntryKey } from "#app/collection/box/box.ts";
import { useEntry } from "#app/collection/use-collection.ts";
import { OwnedMark, ownedInWords } from "./owned-mark.tsx";

/** Whether the visitor owns or wants a record, on its picture and in words for those who listen. */
export function EntryMark({ entryKey }: { entryKey: EntryKey }) {
  const entry = useEntry(entryKey);
  const words = ownedInWords(entry);
  return words === null ? null : (
    <>
      <OwnedMark entry={entry} />
      <span className="vh">{`, ${words}`}</span>
    </>
  );
}
