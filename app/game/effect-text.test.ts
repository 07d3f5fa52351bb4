import { expect, test } from "vitest";
import { effectTarget, effectTitle, effectValue } from "./effect-text.ts";

test.each([
  ["Yang ATK", "stat", "up", "Yang ATK Up"],
  ["Yang ATK", "stat", "down", "Yang ATK Down"],
  ["Fire", "elemental", "up", "Fire Pwr Up"],
  ["Fire", "elemental", "down", "Fire Resist"],
  ["Laser", "bullet", "up", "Laser Pwr Up"],
  ["Laser", "bullet", "down", "Laser Resist"],
  ["Fairy", "character-tag", "down", "Fairy Resist"],
  ["Spirit P", "misc", "up", "Spirit P"],
  ["Burn", "anomaly", null, "Burn"],
] as const)("%s of type %s, direction %j, reads %s", (attrName, attrType, direction, title) => {
  expect(effectTitle({ attrName, attrType, direction })).toBe(title);
});

test.each([
  [15, "percent", "15%"],
  [0.25, "power", "0.25 P"],
  [1, "power", "1.00 P"],
  [3, "level", "3"],
  [2, "count", "2"],
] as const)("%d counted in %s reads %s", (value, unit, text) => {
  expect(effectValue(value, unit)).toBe(text);
});

test("a target is named", () => {
  expect(effectTarget("aoe")).toBe("AoE");
});
