import { expect, test } from "vitest";
import { boundOf, holds, type Unit, written } from "./figures.ts";

test.each<[number, Unit, string]>([
  [0.4711, "×", "0.47 ×"],
  [12.345, "ms", "12.3 ms"],
  [99.96, "ms", "100 ms"],
  [58_516, "bytes", "58,516 bytes"],
  [32_104_000.5, "/s", "32,104,001 /s"],
  [3, "", "3"],
])("%d %s is written %s", (value, unit, text) => {
  expect(written(value, unit)).toBe(text);
});

test.each([
  [{ value: 15, atMost: 15 }, true, "at most 15 ms"],
  [{ value: 15.1, atMost: 15 }, false, "at most 15 ms"],
  [{ value: 15, atLeast: 15 }, true, "at least 15 ms"],
  [{ value: 14.9, atLeast: 15 }, false, "at least 15 ms"],
  [{ value: 14.9 }, true, ""],
  // What could not be measured keeps no bound.
  [{ value: Number.NaN, atMost: 15 }, false, "at most 15 ms"],
])("%o keeps its bound: %s", (figure, keeps, bound) => {
  const whole = { what: "a figure", unit: "ms" as const, ...figure };
  expect(holds(whole)).toBe(keeps);
  expect(boundOf(whole)).toBe(bound);
});
