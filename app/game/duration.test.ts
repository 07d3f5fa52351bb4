import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatDuration, parseDuration } from "./duration.ts";

test.each([
  ["1d", 86_400_000],
  ["2h", 7_200_000],
  ["5m", 300_000],
  ["30s", 30_000],
  ["500ms", 500],
  ["1d 2h 3m 4s 5ms", 93_784_005],
  ["1d2h3m4s5ms", 93_784_005],
  [" 90 m ", 5_400_000],
  ["1.5s", 1500],
  ["3s 1m", 63_000],
  ["1H", 3_600_000],
  ["0s", 0],
])("%j is %d ms", (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});

test.each(["", "   ", "5", "d", "1w", "1d x", "-1h", "1..5s", "1d,2h"])(
  "%j is no duration",
  (text) => {
    expect(parseDuration(text)).toBeNull();
  },
);

test.each([
  [93_784_005, undefined, "1d 2h 3m 4s 5ms"],
  [93_784_005, 2, "1d 2h"],
  [3_600_000, undefined, "1h"],
  [86_400_001, 2, "1d 1ms"],
  [0, undefined, "0s"],
  [-5, undefined, "0s"],
])("%d ms in %s units is %s", (ms, units, text) => {
  expect(formatDuration(ms, units)).toBe(text);
});

test("what is written reads back as the same duration", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000_000), (ms) => {
      expect(parseDuration(formatDuration(ms))).toBe(ms);
    }),
  );
});
