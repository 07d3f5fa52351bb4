import { expect, test } from "vitest";
import {
  buffTarget,
  buffTitle,
  buffValues,
  isFromHigherLimitBreak,
  minimumText,
  totalMinimumText,
  type WrittenBuff,
} from "./buff-text.ts";

const buff = (change: Partial<WrittenBuff> = {}): WrittenBuff => ({
  attrName: "Yang ATK",
  attrType: "stat",
  metadata: { direction: "up", layer: 1, unit: "level" },
  target: "self",
  values: [2, 3],
  ...change,
});

const metadata = (direction: "up" | "down", layer: 1 | 2 = 1) => ({
  direction,
  layer,
  unit: "level" as const,
});

test.each([
  ["a raised stat", buff(), "Yang ATK Up"],
  ["a lowered stat", buff({ metadata: metadata("down") }), "Yang ATK Down"],
  ["the second layer", buff({ metadata: metadata("up", 2) }), "Yang ATK Ⅱ Up"],
  ["an element", buff({ attrType: "elemental", attrName: "Fire" }), "Fire Pwr Up"],
  [
    "a resisted bullet",
    buff({ attrType: "bullet", attrName: "Laser", metadata: metadata("down") }),
    "Laser Resist",
  ],
  ["a character tag", buff({ attrType: "character-tag", attrName: "Fairy" }), "Fairy Resist"],
  ["a barrier", buff({ attrType: "misc", attrName: "Barrier" }), "Barrier"],
])("%s reads %s", (_, given, title) => {
  expect(buffTitle(given)).toBe(title);
});

test.each([
  ["level", [2, 3], { base: "2", max: "3" }],
  ["percent", [15, 25], { base: "15%", max: "25%" }],
  ["percent", [15, 15], { base: null, max: "15%" }],
  ["power", [0.5, 1.25], { base: "0.50 P", max: "1.25 P" }],
  ["count", [null, 1], { base: null, max: "1" }],
] as const)("values in %s of %j read %j", (unit, values, expected) => {
  const given = buff({ metadata: { direction: null, layer: 1, unit }, values });
  expect(buffValues(given, true)).toEqual(expected);
});

test("a base that is missing is unknown before the release, and a limit break after it", () => {
  const given = buff({ values: [null, 3] });
  expect(buffValues(given, false)).toEqual({ base: "?", max: "3" });
  expect(isFromHigherLimitBreak({ enabled: false }, false)).toBe(false);
  expect(isFromHigherLimitBreak({ enabled: false }, true)).toBe(true);
  expect(isFromHigherLimitBreak({ enabled: true }, true)).toBe(false);
});

test.each([
  ["self", "Self"],
  ["aoe", "AoE"],
] as const)("the target %s reads %s", (target, text) => {
  expect(buffTarget(buff({ target }))).toBe(text);
});

test.each([
  [0, false, "?"],
  [0, true, "0"],
  [30, false, "30"],
  [30, true, "30"],
])("the minimum %d of a card with released=%s reads %s", (min, isReleased, text) => {
  expect(minimumText(min, isReleased)).toBe(text);
});

test("a total is unknown as long as a minimum is", () => {
  expect(totalMinimumText(30, [0, 30], false)).toBe("?");
  expect(totalMinimumText(30, [0, 30], true)).toBe("30");
  expect(totalMinimumText(60, [30, 30], false)).toBe("60");
});
