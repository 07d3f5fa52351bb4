import type { IndexedCard } from "./card-index.ts";

/** A whole number from a small range for each card; the smaller comes first, null last. */
export type Column = (card: IndexedCard<unknown>) => number | null;

/**
 * Sorts by columns, the first of which counts most, in time that grows with the cards alone; cards
 * with equal values stay as they were. Counting beats comparing, and moving numbers beats
 * moving cards: ten thousand are sorted while one frame is drawn.
 */
export function sortedBy<Card>(
  cards: readonly IndexedCard<Card>[],
  columns: readonly Column[],
): readonly IndexedCard<Card>[] {
  if (columns.length === 0) return cards;
  let order = unsorted(cards.length);
  for (const column of columns.toReversed()) order = orderedBy(order, slotsOf(cards, column));
  const sorted: IndexedCard<Card>[] = [];
  for (const place of order) {
    const card = cards[place];
    if (card) sorted.push(card);
  }
  return sorted;
}

/** The value of a column for each card as a number from 0 to below `count`; null is the largest. */
interface Slots {
  readonly slots: Int32Array;
  readonly count: number;
}

function unsorted(length: number): Int32Array {
  const places = new Int32Array(length);
  for (let place = 0; place < length; place += 1) places[place] = place;
  return places;
}

const NONE = 0x7f_ff_ff_ff;

function slotsOf(cards: readonly IndexedCard<unknown>[], column: Column): Slots {
  const slots = new Int32Array(cards.length);
  let least = 0;
  let most = 0;
  let at = 0;
  for (const card of cards) {
    const value = column(card) ?? NONE;
    slots[at] = value;
    at += 1;
    if (value < least) least = value;
    else if (value > most && value !== NONE) most = value;
  }
  for (let place = 0; place < slots.length; place += 1) {
    slots[place] = Math.min(slots[place] ?? NONE, most + 1) - least;
  }
  return { slots, count: most - least + 2 };
}

/** The places in the order of their slots; those of one slot stay as they were. */
function orderedBy(places: Int32Array, { slots, count }: Slots): Int32Array {
  const next = new Int32Array(count + 1);
  for (const slot of slots) next[slot + 1] = (next[slot + 1] ?? 0) + 1;
  for (let slot = 1; slot < count; slot += 1) {
    next[slot] = (next[slot] ?? 0) + (next[slot - 1] ?? 0);
  }
  const ordered = new Int32Array(places.length);
  for (const place of places) {
    const slot = slots[place] ?? 0;
    const at = next[slot] ?? 0;
    ordered[at] = place;
    next[slot] = at + 1;
  }
  return ordered;
}
