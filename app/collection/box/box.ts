import { FULL_LIMIT_BREAK } from "#app/game/limit-break.ts";
import { type Entry, type EntryKey, type EntryKind, entryOf } from "./entry.ts";

/** What is counted beside characters and cards. */
export const AMOUNTS = [
  { id: "highest-floor", label: "Highest floor cleared", most: 9999 },
  { id: "seal-crystals", label: "Seal crystals", most: 999_999_999 },
  { id: "god-crystals", label: "God crystals", most: 999_999_999 },
  { id: "fortune-dust", label: "Fortune Dust", most: 999_999_999 },
  { id: "coins", label: "Coins", most: 999_999_999 },
  { id: "exchange-points", label: "Exchange points", most: 999_999_999 },
] as const;
export type AmountId = (typeof AMOUNTS)[number]["id"];

/** All that one profile keeps. Nothing in it is ever changed: a change makes another box. */
export interface Box {
  /** Entries that say something; an absent one is neither owned nor wanted, and has no note. */
  readonly entries: ReadonlyMap<EntryKey, Entry>;
  /** Amounts above 0. */
  readonly amounts: ReadonlyMap<AmountId, number>;
}

export const MOST_COPIES = 99;
export const LONGEST_NOTE = 120;

export function partsOf(key: EntryKey): { kind: EntryKind; id: string } {
  const id = key.slice(key.indexOf("/") + 1);
  return { kind: key.startsWith("card/") ? "card" : "character", id };
}

/** The entries of a kind in the order of their ids, so that equal boxes make equal files. */
export function entriesOf(box: Box, kind: EntryKind): [string, Entry][] {
  const keys = [...box.entries.keys()].filter((key) => partsOf(key).kind === kind);
  return keys.sort().map((key) => [partsOf(key).id, entryOf(box, key)]);
}

/** The entry within its bounds; null where it says nothing and is not kept. */
export function boundedEntry(key: EntryKey, entry: Entry): Entry | null {
  const isCard = key.startsWith("card/");
  const count = bounded(entry.count, isCard ? MOST_COPIES : 1);
  const isOwned = count > 0;
  const kept: Entry = {
    count,
    limitBreak: isOwned ? bounded(entry.limitBreak, FULL_LIMIT_BREAK) : 0,
    rebirth: isOwned && !isCard && entry.rebirth,
    costume: isOwned && !isCard && entry.costume,
    wanted: entry.wanted,
    note: oneLine(entry.note),
  };
  return isOwned || kept.wanted || kept.note !== "" ? kept : null;
}

export function boundedAmount(id: AmountId, amount: number): number {
  return bounded(amount, AMOUNTS.find((one) => one.id === id)?.most ?? 0);
}

/** A box of anything that looks like one: entries and amounts within their bounds. */
export function boxOf(
  entries: Iterable<readonly [EntryKey, Entry]>,
  amounts: Iterable<readonly [AmountId, number]> = [],
): Box {
  const kept = new Map<EntryKey, Entry>();
  for (const [key, entry] of entries) {
    const sound = boundedEntry(key, entry);
    if (sound) kept.set(key, sound);
  }
  const above = new Map<AmountId, number>();
  for (const [id, amount] of amounts) {
    const sound = boundedAmount(id, amount);
    if (sound > 0) above.set(id, sound);
  }
  return { entries: kept, amounts: above };
}

/** A box that was read anew, with the very same entries as before wherever they say the same. */
export function sharingEntries(before: Box, after: Box): Box {
  const entries = new Map<EntryKey, Entry>();
  for (const [key, entry] of after.entries) {
    const known = before.entries.get(key);
    entries.set(key, known && sameEntry(known, entry) ? known : entry);
  }
  return { entries, amounts: after.amounts };
}

export function sameEntry(one: Entry, other: Entry): boolean {
  return ENTRY_FIELDS.every((field) => one[field] === other[field]);
}

const ENTRY_FIELDS = ["count", "limitBreak", "rebirth", "costume", "wanted", "note"] as const;

function bounded(value: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(0, Math.trunc(value))) : 0;
}

function oneLine(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  // As fields and files count them, and no sign is cut in two.
  return plain
    .slice(0, LONGEST_NOTE)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}
