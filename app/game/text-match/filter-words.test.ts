import fc from "fast-check";
import { expect, test } from "vitest";
import { wordedFilters } from "./filter-words.ts";

const yin = { group: "stat", attribute: "yin-atk", direction: "up" };

test.each([
  ["5 star yin atk party", { rarity: 5, type: null, effects: [{ effect: yin, target: "multi" }] }],
  ["Yin ATK party 5★", { rarity: 5, type: null, effects: [{ effect: yin, target: "multi" }] }],
  ["yin  atk  self", { rarity: null, effects: [{ effect: yin, target: "single" }] }],
  ["yin attack party", { effects: [{ effect: yin, target: "multi" }] }],
  ["the card that raises Yin attack of the party", { effects: [{ effect: yin, target: "multi" }] }],
  ["★5 plum", { rarity: 5, type: "plum", effects: [] }],
  ["plum star 5", { rarity: 5, type: "plum", effects: [] }],
  ["５ stars plum", { rarity: 5, type: "plum", effects: [] }],
  [
    "fire resist",
    { effects: [{ effect: { group: "elemental", attribute: "fire", direction: "down" } }] },
  ],
] as const)("%s fills in the card search", (text, filter) => {
  expect(wordedFilters(text)).toMatchObject([{ kind: "story-cards", ...filter }]);
});

test.each([
  ["weak to fire", { by: "weak", element: "fire" }],
  ["floors weak to Water", { by: "weak", element: "water" }],
  ["resists moon", { by: "resist", element: "moon" }],
  ["fire weakness", { by: "weak", element: "fire" }],
])("%s fills in the search of floors", (text, filter) => {
  expect(wordedFilters(text)).toContainEqual({ kind: "floors", ...filter });
});

test.each([
  ["support", ["supp"]],
  ["healers", ["heal"]],
  ["defence characters", ["def"]],
  ["heal support characters", ["heal", "supp"]],
])("%s narrows the roster", (text, roles) => {
  expect(wordedFilters(text)).toContainEqual({ kind: "characters", roles });
});

test.each([
  "",
  "reimu",
  "reimu support",
  "5 star reimu",
  "437",
  "star 437",
  "party",
  "weak to reimu",
])("%j fills in nothing", (text) => {
  expect(wordedFilters(text)).toEqual([]);
});

test("whatever is typed, it is read", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      expect(wordedFilters(text).length).toBeLessThanOrEqual(3);
    }),
  );
});
