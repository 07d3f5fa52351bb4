import { expect, test } from "vitest";
import { statName, totalStat } from "./total-stat.ts";

test("HP counts a fifth in the total", () => {
  // 150 × 0.2 + 30 = 60; 450 × 0.2 + 90 = 180
  const stats = [
    { stat: "hp", min: 150, max: 450 },
    { stat: "agi", min: 30, max: 90 },
  ] as const;
  expect(totalStat(stats)).toEqual({ min: 60, max: 180 });
});

test("an HP that is no multiple of five leaves an exact decimal", () => {
  // 151 × 0.2 + 0 = 30.2; 453 × 0.2 = 90.6
  expect(totalStat([{ stat: "hp", min: 151, max: 453 }])).toEqual({ min: 30.2, max: 90.6 });
});

test("a card without stats has a total of nothing", () => {
  expect(totalStat([])).toEqual({ min: 0, max: 0 });
});

test("an unknown stat id is an error", () => {
  const stats = [{ stat: "luck" as "hp", min: 1, max: 2 }];
  expect(() => totalStat(stats)).toThrow("Undefined stat id");
});

test("a stat is known by its id", () => {
  expect(statName("yang-atk")).toBe("Yang ATK");
});

test("an unknown stat is told in the words of the error catalogue", () => {
  expect(() => statName("luck")).toThrow("Unknown stat name: luck");
});
