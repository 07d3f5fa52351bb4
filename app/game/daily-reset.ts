/** A day of the game, in ms. */
export const DAY = 86_400_000;

/** The daily reset that `now` comes after: the boundary at which its UTC day began. */
export function lastReset(now: number): number {
  return Math.floor(now / DAY) * DAY;
}

/** The next daily reset after `now`: the next boundary of a UTC day (specification 1 §4). */
export function nextReset(now: number): number {
  return lastReset(now) + DAY;
}

/** How much of the day has passed, from 0 at the reset to just below 1. */
export function dayProgress(now: number): number {
  return (now - lastReset(now)) / DAY;
}
