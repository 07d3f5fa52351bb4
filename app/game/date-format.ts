import { millisecondsInDay } from "date-fns/constants";
import { UTC } from "./utc-day.ts";
import type { DATE_MODES } from "./vocabulary/prayers.ts";

/** How an instant is written (specification 1 §9). */
export type DateFormat = "dynamic" | "compact" | "short" | "long" | "prayer" | "compact-prayer";

/** Which instants are written at all: every one, none, or a word where the date is not known. */
export type DateMode = (typeof DATE_MODES)[number]["id"];

/** UTC, or the zone of the browser. */
export type DateZone = "utc" | "local";

/**
 * An instant in words, for example of 2026-11-28 21:59 UTC:
 * `compact` "Nov 28", `short` "Nov 28, 2026", `long` "November 28, 2026 21:59 UTC",
 * `prayer` "Nov 28, 2026 21:59 UTC", `compact-prayer` "Nov 28, 21:59"; `dynamic` is `short` for
 * an instant at the beginning of a UTC day, else `prayer`. Local times name their zone, and so do
 * local days that are other days in UTC, by which lists are searched and grouped.
 */
export function formatDate(at: number, format: DateFormat, zone: DateZone): string {
  const { month, day, year, time } = partsOf(at, zone);
  const shortMonth = month.slice(0, 3);
  const otherDay = day === partsOf(at, "utc").day ? "" : ` ${zoneName(at, zone)}`;
  switch (format) {
    case "compact":
      return `${shortMonth} ${day}${otherDay}`;
    case "compact-prayer":
      return `${shortMonth} ${day}, ${time}`;
    case "short":
      return `${shortMonth} ${day}, ${year}${otherDay}`;
    case "dynamic":
      return at % millisecondsInDay === 0
        ? formatDate(at, "short", zone)
        : formatDate(at, "prayer", zone);
    case "prayer":
      return `${shortMonth} ${day}, ${year} ${time} ${zoneName(at, zone)}`;
    case "long":
      return `${month} ${day}, ${year} ${time} ${zoneName(at, zone)}`;
  }
}

/**
 * A span of time as its two ends in words: "Nov 28, 2026 02:00" and "06:00 UTC" within one day, else
 * "Nov 28, 02:00" and "Dec 3, 2026 06:00 UTC". The end names the zone of both, and their year where
 * it is the same; over a change of the clocks each names its own zone.
 */
export function formatSpan(start: number, end: number, zone: DateZone): readonly [string, string] {
  const [first, last] = [partsOf(start, zone), partsOf(end, zone)];
  const [firstDay, lastDay] = [first, last].map(
    ({ month, day, year }) => `${month.slice(0, 3)} ${day}, ${year}`,
  );
  const zoneOfStart = zoneNameBefore(start, end, zone);
  if (firstDay === lastDay) {
    return [`${firstDay} ${first.time}${zoneOfStart}`, `${last.time} ${zoneName(end, zone)}`];
  }
  const from =
    first.year === last.year
      ? formatDate(start, "compact-prayer", zone)
      : `${firstDay} ${first.time}`;
  return [`${from}${zoneOfStart}`, formatDate(end, "prayer", zone)];
}

/**
 * What the start of a span says of its zone, a space before it: nothing where the clocks stand as at
 * the end, which names the zone of both.
 */
export function zoneNameBefore(start: number, end: number, zone: DateZone): string {
  const [first, last] = [start, end].map((at) => new Date(at).getTimezoneOffset());
  return zone === "utc" || first === last ? "" : ` ${zoneName(start, zone)}`;
}

/** The names of the months, January first. */
export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** `2020-08` → August 2020. */
export function monthName(month: string): string {
  const [year, number] = month.split("-");
  return `${MONTHS[Number(number) - 1] ?? number} ${year}`;
}

/** The day of the calendar on which an instant falls, its month and weekday in full. */
export function calendarDay(at: number, zone: DateZone) {
  const date = dateIn(zone, at);
  return {
    day: date.getDate(),
    month: MONTHS[date.getMonth()] ?? "",
    year: date.getFullYear(),
    weekday: WEEKDAYS[date.getDay()] ?? "",
  };
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

function partsOf(at: number, zone: DateZone) {
  const date = dateIn(zone, at);
  const time = [date.getHours(), date.getMinutes()].map(twoDigits).join(":");
  return { ...calendarDay(at, zone), time };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** A date whose day and hours are those of a zone. */
function dateIn(zone: DateZone, at: number): Date {
  return zone === "utc" ? UTC.in(at) : new Date(at);
}

/**
 * The short name of a zone at an instant, "UTC", "PST" or "GMT+9". Of everything only this may need
 * the platform's formats, the first of which costs a phone much: not where English has no short
 * names, which is east of Greenwich, and not in UTC itself.
 */
export function zoneName(at: number, zone: DateZone): string {
  if (zone === "utc") return "UTC";
  const date = new Date(at);
  const east = -date.getTimezoneOffset();
  if (east > 0) {
    const minutes = east % 60;
    return `GMT+${Math.floor(east / 60)}${minutes === 0 ? "" : `:${twoDigits(minutes)}`}`;
  }
  // What London reads in winter is no other time, but has a name of its own.
  if (east === 0 && date.toString().endsWith("(Coordinated Universal Time)")) return "UTC";
  zoneFormat ??= new Intl.DateTimeFormat("en-US", { timeZoneName: "short" });
  return zoneFormat.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
}

let zoneFormat: Intl.DateTimeFormat | undefined;
