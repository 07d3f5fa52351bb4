import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PoolTier, resolvePool } from "./prayer-pool.ts";
import { POOL_KINDS, RATE_TYPES } from "./vocabulary/prayers.ts";
import { idsOf } from "./vocabulary/vocabulary.ts";

type Tier = PoolTier<string>;

function tier(given: Partial<Tier>): Tier {
  return { kind: "character", rateType: "normal", sc: null, gc: 1, items: ["a"], ...given };
}

function chancesOf(tiers: readonly Tier[]) {
  return resolvePool(tiers).map(({ id, chance }) => [id, chance.gc]);
}

test("each item of a tier has an equal share of its chance", () => {
  const tiers = [tier({ gc: 0.25, items: ["a", "b"] }), tier({ gc: 0.75, items: ["c", "d", "e"] })];
  expect(chancesOf(tiers)).toEqual([
    ["a", 0.125],
    ["b", 0.125],
    ["c", 0.25],
    ["d", 0.25],
    ["e", 0.25],
  ]);
});

test("an item stands in the first tier that names it, pick-up tiers first", () => {
  const tiers = [
    tier({ gc: 0.5, items: ["a", "b", "c"] }),
    tier({ gc: 0.25, items: ["b", "d"] }),
    tier({ gc: 0.25, rateType: "pick-up", items: ["c"] }),
  ];
  expect(chancesOf(tiers)).toEqual([
    ["c", 0.25],
    ["a", 0.25],
    ["b", 0.25],
    ["d", 0.25],
  ]);
});

describe("a tier that is left without items", () => {
  test("leaves its chance to its kind", () => {
    const tiers = [
      tier({ gc: 0.1, rateType: "pick-up", items: ["a"] }),
      tier({ gc: 0.3, items: ["a"] }),
      tier({ gc: 0.6, kind: "card5", items: ["card"] }),
    ];
    expect(chancesOf(tiers)).toEqual([
      ["a", 0.4],
      ["card", 0.6],
    ]);
  });

  test("leaves it to the whole pool where its kind has nothing else", () => {
    const tiers = [
      tier({ gc: 0.5, items: [] }),
      tier({ gc: 0.1, kind: "card5", items: ["five"] }),
      tier({ gc: 0.4, kind: "card3", items: ["three"] }),
    ];
    expect(chancesOf(tiers)).toEqual([
      ["five", 0.2],
      ["three", 0.8],
    ]);
  });
});

test.each([
  ["that the pool lacks", null, ["a"]],
  ["whose chances all fall to what is not there", 0, ["a"]],
] as const)("a column %s is null", (_, sc, items) => {
  const tiers = [
    tier({ sc, items }),
    tier({ kind: "card5", sc: sc === null ? null : 1, items: [] }),
  ];
  expect(resolvePool(tiers).map(({ chance }) => chance.sc)).toEqual([null]);
});

test("a pool without tiers has no items", () => {
  expect(resolvePool([])).toEqual([]);
});

const tiersOfWeight = (min: number) =>
  fc
    .array(
      fc.record({
        kind: fc.constantFrom(...idsOf(POOL_KINDS)),
        rateType: fc.constantFrom(...idsOf(RATE_TYPES)),
        weight: fc.integer({ min, max: 1000 }),
        members: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 8 }),
      }),
      { minLength: 1, maxLength: 9 },
    )
    .map((all) => {
      const total = all.reduce((sum, { weight }) => sum + weight, 0) || 1;
      return all.map(({ kind, rateType, weight, members }) => ({
        kind,
        rateType,
        sc: null,
        gc: weight / total,
        // Kinds share no items, as characters and cards of different rarities do not.
        items: members.map((member) => `${kind}-${member}`),
      }));
    });

const chancesIn = (tiers: readonly Tier[]) => resolvePool(tiers).map(({ chance }) => chance.gc);

function expectSumOf1(chances: readonly (number | null)[]) {
  const sum = chances.reduce<number>((total, chance) => total + (chance ?? Number.NaN), 0);
  expect(Math.abs(sum - 1)).toBeLessThan(1e-9);
}

describe("whatever the tiers", () => {
  test("the column sums to 1 as soon as the pool has an item", () => {
    fc.assert(
      fc.property(tiersOfWeight(1), (tiers) => {
        const chances = chancesIn(tiers);
        if (tiers.some(({ items }) => items.length > 0)) expectSumOf1(chances);
        else expect(chances).toEqual([]);
      }),
    );
  });

  test("with tiers that are never drawn the column sums to 1 or is null for every item", () => {
    fc.assert(
      fc.property(tiersOfWeight(0), (tiers) => {
        const chances = chancesIn(tiers);
        if (chances.some((chance) => chance !== null)) expectSumOf1(chances);
      }),
    );
  });

  test("every named item stands there once, as a pick-up where a pick-up tier names it", () => {
    fc.assert(
      fc.property(tiersOfWeight(0), (tiers) => {
        const named = new Set(tiers.flatMap(({ items }) => items));
        const raised = new Set(
          tiers.flatMap(({ rateType, items }) => (rateType === "pick-up" ? items : [])),
        );
        const found = resolvePool(tiers);
        expect(found.map(({ id }) => id).toSorted()).toEqual([...named].toSorted());
        const pickUps = found.filter(({ rateType }) => rateType === "pick-up");
        expect(new Set(pickUps.map(({ id }) => id))).toEqual(raised);
      }),
    );
  });
});
