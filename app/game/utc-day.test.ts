import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS, dayProgress, nextReset, parseDay, startOfDay, writtenDay } from "./utc-day.ts";

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

const midnight = Date.UTC(2026, 1, 28);

test.each([
  ["at a reset the next one is a day away", midnight, midnight + DAY_MS],
  ["a millisecond before a reset it is still that one", midnight - 1, midnight],
  [
    "the day of a leap second's year end is a day like others",
    Date.UTC(2016, 11, 31, 23, 59, 59),
    Date.UTC(2017, 0, 1),
  ],
  ["months end where the calendar says so", Date.UTC(2026, 1, 28, 12), Date.UTC(2026, 2, 1)],
])("%s", (_, now, reset) => {
  expect(nextReset(now)).toBe(reset);
});

test.each([
  [midnight, 0],
  [midnight + DAY_MS / 4, 0.25],
  [midnight + DAY_MS - 864, 0.99999],
])("at %d the day has passed by %d", (now, progress) => {
  expect(dayProgress(now)).toBeCloseTo(progress, 9);
});

test("the next reset is a UTC midnight, ahead of now by at most a day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (now) => {
      const reset = nextReset(now);
      expect(new Date(reset).toISOString()).toMatch(/T00:00:00\.000Z$/);
      expect(reset - now).toBeGreaterThan(0);
      expect(reset - now).toBeLessThanOrEqual(DAY_MS);
      expect(dayProgress(now)).toBeCloseTo(1 - (reset - now) / DAY_MS, 9);
    }),
  );
});
