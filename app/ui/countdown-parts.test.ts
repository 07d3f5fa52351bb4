import { expect, test } from "vitest";
import { countdownParts } from "./countdown-parts.ts";

const text = (seconds: number | null) =>
  countdownParts(seconds)
    .map(({ unit, digits }) => digits + unit)
    .join(" ");

test.each([
  [0, "00d 00h 00m 00s"],
  [59, "00d 00h 00m 59s"],
  [60, "00d 00h 01m 00s"],
  [3_599, "00d 00h 59m 59s"],
  [86_399, "00d 23h 59m 59s"],
  [86_400, "01d 00h 00m 00s"],
  [100 * 86_400 + 1, "100d 00h 00m 01s"],
])("%i seconds are %s", (seconds, written) => {
  expect(text(seconds)).toBe(written);
});

test("before the clock is known the digits are blanks as wide as digits", () => {
  expect(text(null)).toBe("\u2007\u2007d \u2007\u2007h \u2007\u2007m \u2007\u2007s");
});
