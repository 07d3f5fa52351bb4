import { expect, test } from "vitest";
import { beginningOf, parseDay, writtenDay } from "./written-day.ts";

test.each([
  ["2021-05-11", Date.UTC(2021, 4, 11)],
  ["2024-02-29", Date.UTC(2024, 1, 29)],
  ["2023-02-29", null],
  ["2024-02-30", null],
  ["2024-13-01", null],
  ["2024-00-10", null],
  ["2024-04-31", null],
  ["2024-4-1", null],
  ["0099-01-01", null],
  ["now", null],
  ["", null],
])("the day written %s begins at %s", (text, at) => {
  expect(parseDay(text)).toBe(at);
});

test("a day is written as people type it", () => {
  expect(writtenDay(Date.UTC(2024, 1, 29, 23, 59, 59, 999))).toBe("2024-02-29");
});

test.each([
  ["2024", Date.UTC(2024, 0, 1)],
  ["2024-02", Date.UTC(2024, 1, 1)],
  ["2024-13", null],
  ["0024", null],
  ["", null],
])("the year or month written %s begins at %s", (text, at) => {
  expect(beginningOf(text)).toBe(at);
});
