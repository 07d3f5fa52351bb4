/** A card is revealed once its release date has passed; a card without a date always is. */
export function isRevealed(release: number | null, now: number): boolean {
  return release === null || release <= now;
}

/** The earliest of these instants that still lies ahead of `now`, or null. */
export function nextMoment(moments: Iterable<number | null>, now: number): number | null {
  let next: number | null = null;
  for (const moment of moments) {
    if (moment !== null && moment > now && (next === null || moment < next)) {
      next = moment;
    }
  }
  return next;
}

/**
 * The latest of these moments that has come by `now`, or `at` before any of them: an instant that
 * stands for `now` in rules, and that changes only when their outcome may.
 */
export function latestMoment(at: number, moments: Iterable<number | null>, now: number): number {
  let latest = at;
  for (const moment of moments) {
    if (moment !== null && moment <= now && moment > latest) {
      latest = moment;
    }
  }
  return latest;
}

/** An item of the update log: marked as a spoiler, and with the moment from which it is none. */
interface RevealedItem {
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

/**
 * The earliest release of an illustrator's cards, ms since the epoch; null where no card has a
 * release time that is positive. Illustrators without one are not listed (specification 2 §5).
 */
export function earliestRelease(releases: readonly (number | null)[]): number | null {
  const known = releases.filter((release) => release !== null);
  const earliest = Math.min(...known);
  return known.length > 0 && earliest > 0 ? earliest : null;
}
