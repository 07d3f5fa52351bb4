import type { Box } from "./box.ts";

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

export const NO_ENTRY: Entry = {
  count: 0,
  limitBreak: 0,
  rebirth: false,
  costume: false,
  wanted: false,
  note: "",
};

export const EMPTY_BOX: Box = { entries: new Map(), amounts: new Map() };

export function keyOf(kind: EntryKind, id: string | number): EntryKey {
  return `${kind}/${id}`;
}

export function entryOf(box: Box, key: EntryKey): Entry {
  return box.entries.get(key) ?? NO_ENTRY;
}

/** Which of the visitor's records a list shows. */
export const MINE = ["owned", "missing", "wanted"] as const;
export type Mine = (typeof MINE)[number];

export function isMine({ count, wanted }: Entry, mine: Mine): boolean {
  if (mine === "wanted") return wanted;
  return mine === "owned" ? count > 0 : count === 0;
}
