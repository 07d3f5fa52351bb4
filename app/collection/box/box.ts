/** What a visitor has and wants of one character or story card. */
export interface Entry {
  /** Copies of a card, 0 to 99; of a character 1 when she is owned. */
  readonly count: number;
  /** 0 to 5; 0 where nothing is owned. */
  readonly limitBreak: number;
  /** Of a character: reborn, and with her costume. */
  readonly rebirth: boolean;
  readonly costume: boolean;
  readonly wanted: boolean;
  /** One line of the visitor's own. */
  readonly note: string;
}

export const ENTRY_KINDS = ["character", "card"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** `character/l1-reimu`, `card/12`: ids that no dataset of today knows are kept as well. */
export type EntryKey = `${EntryKind}/${string}`;

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

export const EMPTY_BOX: Box = { entries: new Map(), amounts: new Map() };

export const NO_ENTRY: Entry = {
  count: 0,
  limitBreak: 0,
  rebirth: false,
  costume: false,
  wanted: false,
  note: "",
};

export const MOST_COPIES = 99;
export const MOST_LIMIT_BREAK = 5;
export const LONGEST_NOTE = 120;

export function keyOf(kind: EntryKind, id: string | number): EntryKey {
  return `${kind}/${id}`;
}

export function partsOf(key: EntryKey): { kind: EntryKind; id: string } {
  const id = key.slice(key.indexOf("/") + 1);
  return { kind: key.startsWith("card/") ? "card" : "character", id };
}

export function entryOf(box: Box, key: EntryKey): Entry {
  return box.entries.get(key) ?? NO_ENTRY;
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
    limitBreak: isOwned ? bounded(entry.limitBreak, MOST_LIMIT_BREAK) : 0,
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

export function sameEntry(one: Entry, other: Entry): boolean {
  return ENTRY_FIELDS.every((field) => one[field] === other[field]);
}

const ENTRY_FIELDS = ["count", "limitBreak", "rebirth", "costume", "wanted", "note"] as const;

function bounded(value: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(0, Math.trunc(value))) : 0;
}

function oneLine(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return [...plain].slice(0, LONGEST_NOTE).join("").trim();
}
