import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { addYears } from "date-fns/addYears";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { UTC } from "../utc-day.ts";
import { beginningOf } from "../written-day.ts";
import { type FilterKey, type KeyOf, narrow, type RowTest } from "./filter-key.ts";
import type { Comparison } from "./filter-tree.ts";

/** From a number to one that is not in it any more; a whole number is from itself to the next. */
interface Stretch {
  readonly from: number;
  readonly until: number;
}

/**
 * A key of numbers: `agi>=1200`, `agi:1000..1200`. What is not known fits nothing; of several one
 * must fit.
 */
export function numberKey<Row>({
  numberOf,
  ...described
}: KeyOf<
  Row,
  { readonly numberOf: (row: Row) => number | readonly number[] | null }
>): FilterKey<Row> {
  return {
    ...described,
    read: ({ key, comparison, value }) => {
      const stretch = readStretch(value.text, readNumber);
      return stretch
        ? compared(stretch, comparison, numberOf)
        : `“${key}” takes a number such as 1200, or two as in 1000..1200.`;
    },
  };
}

/** A key of days: a day, a month or a year, of UTC. */
export function dayKey<Row>({
  instantOf,
  ...described
}: KeyOf<Row, { readonly instantOf: (row: Row) => number | null }>): FilterKey<Row> {
  return {
    ...described,
    read: ({ key, comparison, value }) => {
      const stretch = readStretch(value.text, readDays);
      return stretch
        ? compared(stretch, comparison, instantOf)
        : `“${key}” takes a day such as 2023-04-30, a month 2023-04 or a year 2023.`;
    },
  };
}

/** A key of the days that have passed since: `rerun<90d`. */
export function ageKey<Row>({
  instantOf,
  ...described
}: KeyOf<Row, { readonly instantOf: (row: Row) => number | null }>): FilterKey<Row> {
  return {
    ...described,
    isDaily: true,
    read: ({ key, comparison, value, now }) => {
      const stretch = readStretch(value.text, readAge);
      if (!stretch) return `“${key}” takes a time such as 90d, 12w, 6mo or 1y.`;
      return compared(stretch, comparison, (row) => {
        const at = instantOf(row);
        return at === null || at > now ? null : differenceInCalendarDays(now, at, UTC);
      });
    },
  };
}

function compared<Row>(
  { from, until }: Stretch,
  comparison: Comparison,
  numberOf: (row: Row) => number | readonly number[] | null,
): RowTest<Row> {
  const test = (fits: (value: number) => boolean) => (row: Row) => {
    const value = numberOf(row);
    if (typeof value === "number") return fits(value);
    return value?.some(fits) ?? false;
  };
  switch (comparison) {
    case ":":
    case "=":
      return test((value) => value >= from && value < until);
    case "<":
      return test((value) => value < from);
    case "<=":
      return test((value) => value < until);
    case ">":
      return test((value) => value >= until);
    case ">=":
      return test((value) => value >= from);
  }
}

/** One value, or two with dots between them, either of which may be left out. */
function readStretch(text: string, read: (text: string) => Stretch | null): Stretch | null {
  const asked = narrow(text);
  const dots = asked.indexOf("..");
  if (dots === -1) return read(asked);
  const [first, last] = [asked.slice(0, dots), asked.slice(dots + 2)];
  if (first === "" && last === "") return null;
  const from = first === "" ? { from: Number.NEGATIVE_INFINITY } : read(first);
  const until = last === "" ? { until: Number.POSITIVE_INFINITY } : read(last);
  return from && until ? { from: from.from, until: until.until } : null;
}

function readNumber(text: string): Stretch | null {
  if (!/^-?\d{1,12}(?:\.\d{1,6})?$/.test(text)) return null;
  const number = Number(text);
  // What lies just behind a number, so that it is in and nothing else.
  return { from: number, until: number + Math.max(Number.MIN_VALUE, Math.abs(number) * 2 ** -50) };
}

function readDays(text: string): Stretch | null {
  const [written, month, day] = /^\d{4}(-\d{2})?(-\d{2})?$/.exec(text) ?? [];
  const from = written === undefined ? null : beginningOf(written);
  if (from === null) return null;
  const add = day !== undefined ? addDays : month !== undefined ? addMonths : addYears;
  return { from, until: add(from, 1, UTC).getTime() };
}

const DAYS_OF_UNIT: Readonly<Record<string, number>> = { "": 1, d: 1, w: 7, mo: 30, y: 365 };

function readAge(text: string): Stretch | null {
  const [, count, unit = ""] = /^(\d{1,5})(d|w|mo|y)?$/.exec(text) ?? [];
  const days = DAYS_OF_UNIT[unit];
  if (count === undefined || days === undefined) return null;
  const from = Number(count) * days;
  return { from, until: from + 1 };
}
