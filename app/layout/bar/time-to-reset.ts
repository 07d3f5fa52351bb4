import { nextReset } from "#app/game/utc-day.ts";

/** Hours, minutes and seconds from `now` (ms) to the next UTC day, as `05:12:44`. */
export function timeToReset(now: number): string {
  const seconds = Math.ceil((nextReset(now) - now) / 1000);
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, "0"))
    .join(":");
}
