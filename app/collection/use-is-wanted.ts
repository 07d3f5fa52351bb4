import { useMemo } from "react";
import { type EntryKind, entryOf, keyOf } from "./box/entry.ts";
import { useKeptBox } from "./use-collection.ts";

export type IsWanted = (kind: EntryKind, id: string | number) => boolean;

/** Whether the visitor wants anything at all. */
export function useWantsAny(): boolean {
  const box = useKeptBox();
  return useMemo(() => [...(box?.entries.values() ?? [])].some(({ wanted }) => wanted), [box]);
}

/** What the visitor wants; null before the collection has been read, and where there is none. */
export function useIsWanted(): IsWanted | null {
  const box = useKeptBox();
  return useMemo(() => box && ((kind, id) => entryOf(box, keyOf(kind, id)).wanted), [box]);
}
