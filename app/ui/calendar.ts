import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { addYears } from "date-fns/addYears";
import { startOfISOWeek } from "date-fns/startOfISOWeek";
import { startOfMonth } from "date-fns/startOfMonth";
import { UTC } from "#app/game/utc-day.ts";

/** The years that a calendar goes through, both included. */
export interface YearRange {
  readonly first: number;
  readonly last: number;
}

/**
 * From a day, the beginning of a UTC day in ms, to the same day `by` months on; the day is capped at
 * the month's length (specification 1 §5). After the last year comes the first.
 */
export function stepMonth(from: number, by: number, years: YearRange): number {
  return withinYears(addMonths(from, by, UTC), years);
}

/** The same day `by` years on, capped; after the last year comes the first. */
export function stepYear(from: number, by: number, years: YearRange): number {
  return withinYears(addYears(from, by, UTC), years);
}

/** `by` days on; after the last day of the last year comes the first of the first. */
export function stepDay(from: number, by: number, years: YearRange): number {
  return withinYears(addDays(from, by, UTC), years);
}

/** Six weeks from Monday that hold the day's month; always six, so that nothing below moves. */
export function weeksOf(day: number): number[][] {
  const first = startOfISOWeek(startOfMonth(day, UTC), UTC);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(first, week * 7 + weekday, UTC).getTime()),
  );
}

function withinYears(date: Date, { first, last }: YearRange): number {
  const count = last - first + 1;
  const year = first + ((((date.getFullYear() - first) % count) + count) % count);
  return addYears(date, year - date.getFullYear(), UTC).getTime();
}
