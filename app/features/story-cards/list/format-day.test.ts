import { expect, test } from "vitest";
import { formatDay } from "./format-day.ts";

test.each([
  [Date.UTC(2021, 4, 11, 5), "May 11, 2021"],
  // The last minute of a day in UTC is another day in most zones.
  [Date.UTC(2024, 11, 31, 23, 59), "Dec 31, 2024"],
  [Date.UTC(2025, 0, 1), "Jan 1, 2025"],
])("the day of %d is %s in UTC", (instant, day) => {
  expect(formatDay(instant)).toBe(day);
});
