/** A day in ms; UTC has no other. */
export const DAY_MS = 86_400_000;

/** The beginning of the UTC day of an instant; both in ms since the epoch. */
export function startOfDay(at: number): number {
  return Math.floor(at / DAY_MS) * DAY_MS;
}

/** The beginning of the UTC day written `YYYY-MM-DD`, ms; null for a day that does not exist. */
export function parseDay(text: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return writtenDay(at) === text ? at : null;
}

/** The UTC day of an instant, `YYYY-MM-DD`. */
export function writtenDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The next daily reset after `now`: the next boundary of a UTC day (specification 1 §4). */
export function nextReset(now: number): number {
  return startOfDay(now) + DAY_MS;
}

/** How much of the day has passed, from 0 at the reset to just below 1. */
export function dayProgress(now: number): number {
  return (now - startOfDay(now)) / DAY_MS;
}

/** The day the global version opened: the default begin of ranges of days (§9). */
export const FIRST_DAY = "2021-05-11";
