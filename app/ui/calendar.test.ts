import { describe, expect, test } from "vitest";
import {
  dayAt,
  daysInMonth,
  parseDay,
  stepDay,
  stepMonth,
  stepYear,
  weeksOf,
  writeDay,
} from "./calendar.ts";

const YEARS = { first: 2021, last: 2027 };
const day = (text: string) => parseDay(text) ?? expect.fail(`${text} is no day`);

test.each([
  ["2021-05-11", { year: 2021, month: 5, day: 11 }],
  [" 2024-02-29 ", { year: 2024, month: 2, day: 29 }],
  ["2023-02-29", null],
  ["2024-13-01", null],
  ["2024-00-10", null],
  ["2024-04-31", null],
  ["2024-04-00", null],
  ["2024-4-1", null],
  ["11.05.2021", null],
  ["now", null],
  ["", null],
])("%j is the day %j", (text, read) => {
  expect(parseDay(text)).toEqual(read);
});

test.each([
  [2023, 2, 28],
  [2024, 2, 29],
  [2100, 2, 28],
  [2000, 2, 29],
  [2024, 12, 31],
  [2024, 4, 30],
])("%d-%d has %d days", (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days);
});

describe("stepping", () => {
  test.each([
    ["2024-01-31", 1, "2024-02-29"],
    ["2023-01-31", 1, "2023-02-28"],
    ["2024-03-31", -1, "2024-02-29"],
    ["2024-12-15", 1, "2025-01-15"],
    ["2024-01-15", -1, "2023-12-15"],
    ["2027-12-31", 1, "2021-01-31"],
    ["2021-01-31", -1, "2027-12-31"],
  ])("from %s by %d months is %s", (from, by, to) => {
    expect(writeDay(stepMonth(day(from), by, YEARS))).toBe(to);
  });

  test.each([
    ["2024-02-29", 1, "2025-02-28"],
    ["2027-05-11", 1, "2021-05-11"],
    ["2021-05-11", -1, "2027-05-11"],
  ])("from %s by %d years is %s", (from, by, to) => {
    expect(writeDay(stepYear(day(from), by, YEARS))).toBe(to);
  });

  test.each([
    ["2024-02-28", 1, "2024-02-29"],
    ["2024-02-28", 7, "2024-03-06"],
    ["2024-01-01", -1, "2023-12-31"],
    ["2027-12-31", 1, "2021-01-01"],
    ["2021-01-01", -7, "2027-12-25"],
  ])("from %s by %d days is %s", (from, by, to) => {
    expect(writeDay(stepDay(day(from), by, YEARS))).toBe(to);
  });
});

describe("the weeks of a month", () => {
  test.each([
    [2026, 11, "2026-10-26", "2026-12-06"],
    [2021, 2, "2021-02-01", "2021-03-14"],
    [2024, 9, "2024-08-26", "2024-10-06"],
  ])("of %d-%d go from %s to %s", (year, month, first, last) => {
    const weeks = weeksOf(year, month);
    expect(weeks).toHaveLength(6);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().map(writeDay).at(0)).toBe(first);
    expect(weeks.flat().map(writeDay).at(-1)).toBe(last);
  });
});

test("an instant is a day of UTC", () => {
  expect(writeDay(dayAt(Date.parse("2026-11-20T23:59:59+00:00")))).toBe("2026-11-20");
  expect(writeDay(dayAt(Date.parse("2026-11-20T23:59:59-02:00")))).toBe("2026-11-21");
});
