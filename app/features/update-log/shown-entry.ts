import type { UpdateEntry } from "#app/api-schemas/updates.ts";
import { isItemRevealed } from "#app/game/reveal.ts";
import { SHOWN_UPDATE_LISTS, UPDATE_LISTS, type UpdateList } from "#app/game/vocabulary/updates.ts";

type WrittenItem = Pick<
  UpdateEntry["features"][number],
  "detail" | "url" | "spoiler" | "reveal"
> & {
  readonly subItems: readonly WrittenItem[];
};

/** An item as a visitor sees it: a hidden one keeps its place, and nothing else. */
export interface ShownItem {
  /** Null for an item that is hidden. */
  readonly detail: string | null;
  readonly links: readonly { readonly text: string; readonly url: string }[];
  readonly items: readonly ShownItem[];
}

export interface ShownList {
  readonly id: UpdateList;
  readonly items: readonly ShownItem[];
}

export interface ShownEntry {
  readonly number: number;
  readonly timestamp: number;
  readonly title: string;
  readonly subtitle: string | null;
  /** Whether its lists stand under their names, however few they are. */
  readonly complex: boolean;
  /** Whether all of its lists together stand under their names. */
  readonly named: boolean;
  readonly lists: readonly ShownList[];
}

/**
 * What a visitor sees of an entry at `now`: items that are not revealed are emptied. A complex
 * entry, or one of several lists, names its lists.
 */
export function shownEntry(entry: UpdateEntry, now: number, spoilerMode: boolean): ShownEntry {
  const lists = SHOWN_UPDATE_LISTS.map(({ id }) => ({
    id,
    items: entry[id].map((item) => shownItem(item, now, spoilerMode)),
  })).filter(({ items }) => items.length > 0);
  const { number, timestamp, title, subtitle, complex } = entry;
  return { number, timestamp, title, subtitle, complex, named: complex || lists.length > 1, lists };
}

/** When items of these entries are revealed, in no order; null for those without such a time. */
export function revealsIn(entries: readonly UpdateEntry[]): (number | null)[] {
  return entries.flatMap((entry) => UPDATE_LISTS.flatMap(({ id }) => revealsOf(entry[id])));
}

/** Whether something of the entry is hidden. */
export function hidesItems({ lists }: ShownEntry): boolean {
  const isHidden = ({ detail, items }: ShownItem): boolean =>
    detail === null || items.some(isHidden);
  return lists.some(({ items }) => items.some(isHidden));
}

function shownItem(item: WrittenItem, now: number, spoilerMode: boolean): ShownItem {
  if (!isItemRevealed(item, now, spoilerMode)) {
    return { detail: null, links: [], items: [] };
  }
  return {
    detail: item.detail,
    links: item.url,
    items: item.subItems.map((inner) => shownItem(inner, now, spoilerMode)),
  };
}

function revealsOf(items: readonly WrittenItem[]): (number | null)[] {
  return items.flatMap(({ reveal, subItems }) => [reveal, ...revealsOf(subItems)]);
}
