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
