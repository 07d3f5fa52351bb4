import { type Box, boxOf } from "./box.ts";
import { type Entry, NO_ENTRY } from "./entry.ts";

/** Both boxes in one: of each number the higher, of each yes or no the yes, the own note first. */
export function merged(own: Box, other: Box): Box {
  const keys = new Set([...own.entries.keys(), ...other.entries.keys()]);
  const ids = new Set([...own.amounts.keys(), ...other.amounts.keys()]);
  return boxOf(
    [...keys].map((key) => [
      key,
      mergedEntry(own.entries.get(key) ?? NO_ENTRY, other.entries.get(key) ?? NO_ENTRY),
    ]),
    [...ids].map((id) => [id, Math.max(own.amounts.get(id) ?? 0, other.amounts.get(id) ?? 0)]),
  );
}

function mergedEntry(own: Entry, other: Entry): Entry {
  return {
    count: Math.max(own.count, other.count),
    limitBreak: Math.max(own.limitBreak, other.limitBreak),
    rebirth: own.rebirth || other.rebirth,
    costume: own.costume || other.costume,
    wanted: own.wanted || other.wanted,
    note: own.note === "" ? other.note : own.note,
  };
}
