import { UTCDateMini } from "@date-fns/utc/date/mini";
import { addDays } from "date-fns/addDays";
import { millisecondsInDay } from "date-fns/constants";
import { startOfDay as startOfDayIn } from "date-fns/startOfDay";

/**
 * Makes a function of date-fns reckon in UTC. The package's own `utc` does the same with the
 * platform's formats, the first of which costs a phone much.
 */
export const UTC = { in: (at: Date | number | string) => new UTCDateMini(+new Date(at)) };

/** The beginning of the UTC day of an instant; both in ms since the epoch. */
export function startOfDay(at: number): number {
  return startOfDayIn(at, UTC).getTime();
}

/** The next daily reset after `now`: the next boundary of a UTC day (specification 1 §4). */
export function nextReset(now: number): number {
  return startOfDay(addDays(now, 1, UTC).getTime());
}

/** How much of the day has passed, from 0 at the reset to just below 1. */
export function dayProgress(now: number): number {
  return (now - startOfDay(now)) / millisecondsInDay;
}
