import { millisecondsInDay } from "date-fns/constants";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayProgress, nextReset, startOfDay } from "./utc-day.ts";

const leapDay = Date.UTC(2024, 1, 29);

describe("a UTC day", () => {
  test.each([
    [leapDay - 1, leapDay - millisecondsInDay],
    [leapDay, leapDay],
    [leapDay + 1, leapDay],
    [leapDay + millisecondsInDay - 1, leapDay],
    [leapDay + millisecondsInDay, Date.UTC(2024, 2, 1)],
    [-1, -millisecondsInDay],
  ])("of %d begins at %d", (at, start) => {
    expect(startOfDay(at)).toBe(start);
  });
});

const midnight = Date.UTC(2026, 1, 28);

test.each([
  ["at a reset the next one is a day away", midnight, midnight + millisecondsInDay],
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
  [midnight + millisecondsInDay / 4, 0.25],
  [midnight + millisecondsInDay - 864, 0.99999],
])("at %d the day has passed by %d", (now, progress) => {
  expect(dayProgress(now)).toBeCloseTo(progress, 9);
});

test("the next reset is a UTC midnight, ahead of now by at most a day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (now) => {
      const reset = nextReset(now);
      expect(new Date(reset).toISOString()).toMatch(/T00:00:00\.000Z$/);
      expect(reset - now).toBeGreaterThan(0);
      expect(reset - now).toBeLessThanOrEqual(millisecondsInDay);
      expect(dayProgress(now)).toBeCloseTo(1 - (reset - now) / millisecondsInDay, 9);
    }),
  );
});
