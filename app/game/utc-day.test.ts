import { describe, expect, test } from "vitest";
import { DAY_MS, parseDay, startOfDay, writtenDay } from "./utc-day.ts";

const leapDay = Date.UTC(2024, 1, 29);

describe("a UTC day", () => {
  test.each([
    [leapDay - 1, leapDay - DAY_MS],
    [leapDay, leapDay],
    [leapDay + 1, leapDay],
    [leapDay + DAY_MS - 1, leapDay],
    [leapDay + DAY_MS, Date.UTC(2024, 2, 1)],
    [-1, -DAY_MS],
  ])("of %d begins at %d", (at, start) => {
    expect(startOfDay(at)).toBe(start);
  });

  test.each([
    ["2021-05-11", Date.UTC(2021, 4, 11)],
    ["2024-02-29", leapDay],
    ["2023-02-29", null],
    ["2024-02-30", null],
    ["2024-13-01", null],
    ["2024-00-10", null],
    ["2024-04-31", null],
    ["2024-4-1", null],
    ["0099-01-01", null],
    ["now", null],
    ["", null],
  ])("written %s is %s", (text, at) => {
    expect(parseDay(text)).toBe(at);
  });

  test("is written as people type it", () => {
    expect(writtenDay(leapDay + DAY_MS - 1)).toBe("2024-02-29");
  });
});
