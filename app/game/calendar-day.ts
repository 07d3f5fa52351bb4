import { type DateZone, MONTHS } from "./date-format.ts";

/** The day of the calendar on which an instant falls, its month and weekday in full. */
export function calendarDay(at: number, zone: DateZone) {
  const date = new Date(at);
  const [day, month, year, weekday] =
    zone === "utc"
      ? [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear(), date.getUTCDay()]
      : [date.getDate(), date.getMonth(), date.getFullYear(), date.getDay()];
  return { day, month: MONTHS[month] ?? "", year, weekday: WEEKDAYS[weekday] ?? "" };
}

const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
