import { type AmountId, type Box, boundedAmount, boundedEntry, sameEntry } from "./box.ts";
import { type Entry, type EntryKey, entryOf } from "./entry.ts";

/** What differs from one box to another, and how to go back; it touches nothing else. */
export interface Change {
  readonly entries: readonly {
    readonly key: EntryKey;
    /** Null where there is no entry. */
    readonly before: Entry | null;
    readonly after: Entry | null;
  }[];
  readonly amounts: readonly {
    readonly id: AmountId;
    readonly before: number;
    readonly after: number;
  }[];
}

const NO_CHANGE: Change = { entries: [], amounts: [] };

export function isNoChange({ entries, amounts }: Change): boolean {
  return entries.length === 0 && amounts.length === 0;
}

export function changeBetween(before: Box, after: Box): Change {
  const keys = new Set([...before.entries.keys(), ...after.entries.keys()]);
  const ids = new Set([...before.amounts.keys(), ...after.amounts.keys()]);
  return {
    entries: [...keys].flatMap((key) => {
      const one = before.entries.get(key) ?? null;
      const other = after.entries.get(key) ?? null;
      const isSame = one && other ? sameEntry(one, other) : one === other;
      return isSame ? [] : [{ key, before: one, after: other }];
    }),
    amounts: [...ids].flatMap((id) => {
      const one = before.amounts.get(id) ?? 0;
      const other = after.amounts.get(id) ?? 0;
      return one === other ? [] : [{ id, before: one, after: other }];
    }),
  };
}

/** The change of some entries, each made from what it is now. */
export function changeOfEntries(
  box: Box,
  keys: readonly EntryKey[],
  make: (entry: Entry, key: EntryKey) => Entry,
): Change {
  return {
    entries: [...new Set(keys)].flatMap((key) => {
      const before = box.entries.get(key) ?? null;
      const after = boundedEntry(key, make(entryOf(box, key), key));
      const isSame = before && after ? sameEntry(before, after) : before === after;
      return isSame ? [] : [{ key, before, after }];
    }),
    amounts: [],
  };
}

export function changeOfAmount(box: Box, id: AmountId, amount: number): Change {
  const before = box.amounts.get(id) ?? 0;
  const after = boundedAmount(id, amount);
  return before === after ? NO_CHANGE : { entries: [], amounts: [{ id, before, after }] };
}

/** The box after a change; what the change does not touch stays the very same entries. */
export function applied(box: Box, change: Change): Box {
  const entries = new Map(box.entries);
  for (const { key, after } of change.entries) {
    if (after) entries.set(key, after);
    else entries.delete(key);
  }
  const amounts = new Map(box.amounts);
  for (const { id, after } of change.amounts) {
    if (after > 0) amounts.set(id, after);
    else amounts.delete(id);
  }
  return { entries, amounts };
}

/** What undoes a change. */
export function inverse({ entries, amounts }: Change): Change {
  return {
    entries: entries.map(({ key, before, after }) => ({ key, before: after, after: before })),
    amounts: amounts.map(({ id, before, after }) => ({ id, before: after, after: before })),
  };
}
