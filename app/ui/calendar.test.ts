import { describe, expect, test } from "vitest";
import { parseDay, writtenDay } from "#app/game/written-day.ts";
import { stepDay, stepMonth, stepYear, weeksOf } from "./calendar.ts";

const YEARS = { first: 2021, last: 2027 };
const day = (text: string) => parseDay(text) ?? expect.fail(`${text} is no day`);

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
    expect(writtenDay(stepMonth(day(from), by, YEARS))).toBe(to);
  });

  test.each([
    ["2024-02-29", 1, "2025-02-28"],
    ["2027-05-11", 1, "2021-05-11"],
    ["2021-05-11", -1, "2027-05-11"],
  ])("from %s by %d years is %s", (from, by, to) => {
    expect(writtenDay(stepYear(day(from), by, YEARS))).toBe(to);
  });

  test.each([
    ["2024-02-28", 1, "2024-02-29"],
    ["2024-02-28", 7, "2024-03-06"],
    ["2024-01-01", -1, "2023-12-31"],
    ["2027-12-31", 1, "2021-01-01"],
    ["2021-01-01", -7, "2027-12-25"],
  ])("from %s by %d days is %s", (from, by, to) => {
    expect(writtenDay(stepDay(day(from), by, YEARS))).toBe(to);
  });
});

describe("the weeks of a month", () => {
  test.each([
    ["2026-11-20", "2026-10-26", "2026-12-06"],
    ["2021-02-28", "2021-02-01", "2021-03-14"],
    ["2024-09-01", "2024-08-26", "2024-10-06"],
  ])("of the month of %s go from %s to %s", (at, first, last) => {
    const weeks = weeksOf(day(at));
    expect(weeks).toHaveLength(6);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().map(writtenDay).at(0)).toBe(first);
    expect(weeks.flat().map(writtenDay).at(-1)).toBe(last);
  });
});
