import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PoolPlan, poolOf } from "./pools.ts";

const plan: PoolPlan = {
  columns: "both",
  rateUps: { character: 2, card5: 1, card4: 0 },
  origins: [
    { set: "standard-2022", share: 0.8 },
    { set: "festival-2022", share: 0.2 },
  ],
  cardSets: { card5: "card5-2022", card4: "card4-2022", card3: "card3-2022" },
};
const sums = (given: PoolPlan, column: "sc" | "gc") =>
  poolOf(given).reduce((sum, tier) => sum + (tier[column] ?? 0), 0);
const count = fc.integer({ min: 0, max: 20 });

test("rate-ups come first, then sets in order", () => {
  expect(poolOf(plan).map(({ kind, rateType, set }) => [kind, rateType, set])).toEqual([
    ["character", "pick-up", undefined],
    ["card5", "pick-up", undefined],
    ["character", "normal", "standard-2022"],
    ["character", "normal", "festival-2022"],
    ["card5", "normal", "card5-2022"],
    ["card4", "normal", "card4-2022"],
    ["card3", "normal", "card3-2022"],
  ]);
});

test("columns sum to 1 and no chance is negative, however many rate-ups there are", () => {
  fc.assert(
    fc.property(count, count, count, fc.boolean(), (character, card5, card4, generous) => {
      const given = { ...plan, generous, rateUps: { character, card5, card4 } };
      expect(Math.abs(sums(given, "sc") - 1)).toBeLessThan(1e-9);
      expect(Math.abs(sums(given, "gc") - 1)).toBeLessThan(1e-9);
      const chances = poolOf(given).flatMap(({ sc = 0, gc = 0 }) => [sc, gc]);
      expect(Math.min(...chances)).toBeGreaterThan(0);
    }),
  );
});

describe("columns", () => {
  test.each([
    ["both", ["sc", "gc"]],
    ["gc", ["gc"]],
    ["sc", ["sc"]],
  ] as const)("%s gives %j", (columns, expected) => {
    const [tier] = poolOf({ ...plan, columns });
    expect(["sc", "gc"].filter((column) => Object.hasOwn(tier ?? {}, column))).toEqual(expected);
  });

  test("none gives no pool", () => {
    expect(poolOf({ ...plan, columns: "none" })).toEqual([]);
  });

  test("cards alone cannot be had for god crystals, which guarantee a character", () => {
    const cards = { ...plan, origins: [], rateUps: { character: 0, card5: 6, card4: 2 } };
    expect(() => poolOf(cards)).toThrow("guarantees a character");
    expect(sums({ ...cards, columns: "sc" }, "sc")).toBeCloseTo(1, 9);
  });
});
