/** A day of the calendar; months count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The years that a calendar goes through, both included. */
export interface YearRange {
  readonly first: number;
  readonly last: number;
}

/** The day that `YYYY-MM-DD` names; null for anything else and for days that do not exist. */
export function parseDay(text: string): CalendarDay | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
  const read = { year: Number(year), month: Number(month), day: Number(day) };
  const exists =
    read.month >= 1 &&
    read.month <= 12 &&
    read.day >= 1 &&
    read.day <= daysInMonth(read.year, read.month);
  return exists ? read : null;
}

/** `YYYY-MM-DD`. */
export function writeDay({ year, month, day }: CalendarDay): string {
  return [String(year).padStart(4, "0"), twoDigits(month), twoDigits(day)].join("-");
}

/** The UTC day of an instant in ms. */
export function dayAt(instant: number): CalendarDay {
  const date = new Date(instant);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * The same day `by` months on; the day is capped at the month's length (specification 1 §5). After
 * December comes January of the next year, after the last year the first.
 */
export function stepMonth(from: CalendarDay, by: number, years: YearRange): CalendarDay {
  const months = from.year * 12 + (from.month - 1) + by;
  return capped(wrapped(Math.floor(months / 12), years), modulo(months, 12) + 1, from.day);
}

/** The same day `by` years on, capped; after the last year comes the first. */
export function stepYear(from: CalendarDay, by: number, years: YearRange): CalendarDay {
  return capped(wrapped(from.year + by, years), from.month, from.day);
}

/** `by` days on; after the last day of the last year comes the first of the first. */
export function stepDay(from: CalendarDay, by: number, years: YearRange): CalendarDay {
  const day = dayAt(Date.UTC(from.year, from.month - 1, from.day + by));
  return { ...day, year: wrapped(day.year, years) };
}

/** Six weeks from Monday that hold the month; always six, so that nothing below moves. */
export function weeksOf(year: number, month: number): CalendarDay[][] {
  const firstWeekday = modulo(new Date(Date.UTC(year, month - 1, 1)).getUTCDay() - 1, 7);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) =>
      dayAt(Date.UTC(year, month - 1, 1 - firstWeekday + week * 7 + weekday)),
    ),
  );
}

export function isSameDay(one: CalendarDay | null, other: CalendarDay | null): boolean {
  return one !== null && other !== null && writeDay(one) === writeDay(other);
}

function capped(year: number, month: number, day: number): CalendarDay {
  return { year, month, day: Math.min(day, daysInMonth(year, month)) };
}

function wrapped(year: number, { first, last }: YearRange): number {
  return first + modulo(year - first, last - first + 1);
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
