import { useSyncExternalStore } from "react";
import { type Entry, type EntryKey, NO_ENTRY } from "#app/collection/box/box.ts";
import { changeOfEntries } from "#app/collection/box/change.ts";
import { changeCollection } from "#app/collection/use-collection.ts";
import { showToast } from "#app/ui/toasts.tsx";

let isOn = false;
const listeners = new Set<() => void>();

/** Whether a press on a tile marks it as owned instead of opening it; read when it is pressed. */
export function isMarking(): boolean {
  return isOn;
}

export function setMarking(on: boolean): void {
  isOn = on;
  for (const listener of listeners) listener();
}

export function useMarking(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => isOn,
    () => false,
  );
}

/** Changes an entry of the collection; says so where the browser does not keep it. */
export async function changeEntry(
  key: EntryKey,
  label: string,
  next: Partial<Entry> | ((entry: Entry) => Entry),
): Promise<void> {
  const make = typeof next === "function" ? next : (entry: Entry) => ({ ...entry, ...next });
  try {
    await changeCollection({ label, make: (box) => changeOfEntries(box, [key], make) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    showToast(`This browser did not keep the change: ${reason}`, { duration: 6000, tone: "bad" });
  }
}

/** Owned or not the other way round. */
export function owned(entry: Entry): Entry {
  return entry.count > 0
    ? { ...NO_ENTRY, wanted: entry.wanted, note: entry.note }
    : { ...entry, count: 1 };
}

/** O, W, + and - on a record that has the focus. */
export function changeByKey(event: PressedKey, key: EntryKey, label: string): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const make = deedOfKey(event.key, key.startsWith("card/"));
  if (!make) return;
  event.preventDefault();
  void changeEntry(key, label, make);
}

type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "preventDefault">;

/** What a key does to an entry; undefined for every other one. */
function deedOfKey(key: string, isCard: boolean): ((entry: Entry) => Entry) | undefined {
  switch (key.toLowerCase()) {
    case "o":
      return owned;
    case "w":
      return (entry) => ({ ...entry, wanted: !entry.wanted });
    case "+":
      return (entry) => more(entry, isCard, 1);
    case "-":
      return (entry) => more(entry, isCard, -1);
    default:
      return undefined;
  }
}

/** A copy of a card more or less; of a character, owned and then her limit breaks. */
function more(entry: Entry, isCard: boolean, by: 1 | -1): Entry {
  if (isCard) return { ...entry, count: entry.count + by };
  if (entry.count === 0) return by > 0 ? { ...entry, count: 1 } : entry;
  return entry.limitBreak === 0 && by < 0
    ? { ...entry, count: 0 }
    : { ...entry, limitBreak: entry.limitBreak + by };
}
