import { prayerTiming } from "#app/game/prayer-timing.ts";
import { startOfDay } from "#app/game/utc-day.ts";

/**
 * The first moment of the UTC day on which the prayer stands as it does at `now`: all that the
 * page shows of the day follows from it, and stays the same until the day or the state changes.
 */
export function dayMoment(window: { readonly start: number; readonly end: number }, now: number) {
  const today = startOfDay(now);
  switch (prayerTiming(window, now)) {
    case "ongoing":
      return Math.max(today, window.start);
    case "upcoming":
      return today;
    default:
      return Math.max(today, window.end);
  }
}
