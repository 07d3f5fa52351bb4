import { DAY_MS, startOfDay } from "./utc-day.ts";

/** The next daily reset after `now`: the next boundary of a UTC day (specification 1 §4). */
export function nextReset(now: number): number {
  return startOfDay(now) + DAY_MS;
}

/** How much of the day has passed, from 0 at the reset to just below 1. */
export function dayProgress(now: number): number {
  return (now - startOfDay(now)) / DAY_MS;
}
