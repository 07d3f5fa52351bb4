import { expect, test } from "vitest";
import { type FloorFilter, floorMatches, isFiltering } from "./tower-filter.ts";

const floor = {
  enemies: [
    { unit: { id: "fairy" }, weaks: ["sun", "fire"], resists: ["moon"], ability: null },
    {
      unit: { id: "l1-reimu" },
      weaks: ["wood"],
      resists: [],
      ability: { items: [{ type: "boost" }, { type: "graze" }] },
    },
    null,
  ],
  rewards: [{ id: "coin" }, { id: "seal-crystal" }],
} as const;
const anything: FloorFilter = {
  enemy: null,
  weak: null,
  resist: null,
  ability: null,
  reward: null,
};

test.each<[Partial<FloorFilter>, boolean]>([
  [{}, true],
  [{ enemy: ["a6-reimu", "l1-reimu"] }, true],
  [{ enemy: ["a6-reimu"] }, false],
  [{ enemy: ["fairy"], weak: "moon" }, false],
  [{ weak: "fire" }, true],
  [{ weak: "moon" }, false],
  [{ resist: "moon" }, true],
  [{ resist: "sun" }, false],
  [{ ability: "graze" }, true],
  [{ ability: "dmg-boost" }, false],
  [{ reward: "seal-crystal" }, true],
  [{ reward: "magatama" }, false],
  [{ weak: "sun", ability: "boost", reward: "coin" }, true],
  [{ weak: "sun", resist: "fire" }, false],
])("a floor is found by %j: %j", (filter, found) => {
  expect(floorMatches(floor, { ...anything, ...filter })).toBe(found);
});

test("a floor without enemies and rewards is found only where nothing is looked for", () => {
  const empty = { enemies: [null, null, null], rewards: [] };
  expect(floorMatches(empty, anything)).toBe(true);
  expect(floorMatches(empty, { ...anything, weak: "sun" })).toBe(false);
  expect(floorMatches(empty, { ...anything, enemy: ["fairy"] })).toBe(false);
  expect(floorMatches(empty, { ...anything, reward: "coin" })).toBe(false);
});

test("a filter is one that looks for something", () => {
  expect(isFiltering(anything)).toBe(false);
  expect(isFiltering({ ...anything, reward: "coin" })).toBe(true);
});
