/** An item of the update log: marked as a spoiler, and with the moment from which it is none. */
export interface RevealedItem {
  readonly spoiler: boolean;
  /** Ms since the epoch; null where the item has no such moment. */
  readonly reveal: number | null;
}

/**
 * Whether a visitor sees an item (specification 1 §4): with spoiler mode on always, otherwise from
 * its reveal time on; a spoiler without one stays hidden.
 */
export function isItemRevealed(
  { spoiler, reveal }: RevealedItem,
  now: number,
  spoilerMode: boolean,
): boolean {
  if (spoilerMode) {
    return true;
  }
  return reveal === null ? !spoiler : reveal <= now;
}
