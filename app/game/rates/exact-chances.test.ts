import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aRatedPrayer, aStep, everyRoll, ratesOf } from "#tests/fixtures/rates/prayers.ts";
import { everyOutcome } from "#tests/fixtures/rates/reference-roll.ts";
import { expectedItems } from "./expectations.ts";
import { chanceOfHit, hitsOfRoll, hitsOfRolls, type Wanted } from "./hits.ts";
import { rollMakeups } from "./roll-makeup.ts";
import type { RollRates } from "./roll-rates.ts";
import type { SlotItem } from "./slot-rates.ts";

const small = fc
  .record({
    pulls: fc.integer({ min: 1, max: 4 }),
    weights: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 5, maxLength: 5 }),
    characters: fc.integer({ min: 0, max: 4 }),
    pickUps: fc.integer({ min: 0, max: 4 }),
  })
  .filter(({ weights: [up = 0, down = 0, other = 0] }) => up + down > 0 && other >= 0)
  .map(({ pulls, weights, characters, pickUps }): RollRates => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const items = [
      ["up-a", "character", "pick-up", 10],
      ["up-b", "character", "pick-up", 10],
      ["other", "character", "normal", 10],
      [5, "card5", "pick-up", 5],
      [3, "card3", "normal", 1],
    ] as const;
    const slot = items.map(([id, kind, rateType, tokens], at): SlotItem => {
      return { id, kind, rateType, tokens, chance: (weights[at] ?? 0) / total };
    });
    const guaranteed = {
      pickUps: Math.min(pickUps, pulls),
      characters: Math.min(pulls, Math.max(pickUps, characters)),
    };
    return { type: "step-up", pulls, sc: 0, gc: 0, dust: 0, guaranteed, slot };
  });

const isUpA: Wanted = ({ id }) => id === "up-a";
const wanteds: readonly (readonly [string, Wanted])[] = [
  ["one rate-up", isUpA],
  ["rate-ups, a card among them", ({ rateType }) => rateType === "pick-up"],
  ["a character and a card", ({ id }) => id === "other" || id === 3],
];

describe("brute force over every outcome of small rolls gives the same", () => {
  test.each(wanteds)("chances of exactly k of %s", (_, wanted) => {
    fc.assert(
      fc.property(small, (rates) => {
        const expected = new Array<number>(rates.pulls + 1).fill(0);
        for (const { items, chance } of everyOutcome(rates).values()) {
          const hits = items.filter(wanted).length;
          expected[hits] = (expected[hits] ?? 0) + chance;
        }
        const exact = hitsOfRoll(rates, wanted);
        for (const [hits, chance] of expected.entries())
          expect(exact[hits]).toBeCloseTo(chance, 10);
      }),
      { numRuns: 60 },
    );
  });

  test("average of each item", () => {
    fc.assert(
      fc.property(small, (rates) => {
        const outcomes = [...everyOutcome(rates).values()];
        const averageOf = (value: (item: SlotItem) => number) =>
          outcomes.reduce(
            (sum, { items, chance }) =>
              sum + chance * items.reduce((held, item) => held + value(item), 0),
            0,
          );
        const exact = expectedItems(rates);
        for (const [at, { id }] of rates.slot.entries()) {
          expect(exact[at]).toBeCloseTo(
            averageOf((item) => (item.id === id ? 1 : 0)),
            10,
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});

test("brute force over every pair of outcomes gives the same chances after two rolls", () => {
  const shorter = (rates: RollRates): RollRates => ({ ...rates, pulls: 2 });
  const prayer = aRatedPrayer({ stepUps: [{ data: [aStep({ pickUpGuaranteed: 1 })] }] });
  const [one, other] = [ratesOf(prayer, "multi"), ratesOf(prayer, "step-up", 0, 0)].map(shorter);
  if (!one || !other) throw new Error("There are two rolls.");
  const expected = [0, 0, 0, 0];
  for (const first of everyOutcome(one).values()) {
    for (const second of everyOutcome(other).values()) {
      const hits = Math.min(3, [...first.items, ...second.items].filter(isUpA).length);
      expected[hits] = (expected[hits] ?? 0) + first.chance * second.chance;
    }
  }
  const rolls = [one, other].map((rates) => ({ rates, times: 1 }));
  const exact = hitsOfRolls(rolls, isUpA, 3);
  for (const [hits, chance] of expected.entries()) expect(exact[hits]).toBeCloseTo(chance, 12);
  expect(chanceOfHit(rolls, isUpA)).toBeCloseTo(1 - (expected[0] ?? 0), 12);
});

describe("by hand", () => {
  const prayer = aRatedPrayer();

  test("a single has its chance, ten singles are a multi", () => {
    const single = ratesOf(prayer, "single");
    expect(hitsOfRoll(single, isUpA)).toEqual([0.98, 0.02]);
    const ten = hitsOfRolls([{ rates: single, times: 10 }], isUpA, 10);
    const multi = hitsOfRoll(ratesOf(prayer, "multi"), isUpA);
    for (const [hits, chance] of multi.entries()) expect(ten[hits]).toBeCloseTo(chance, 14);
    expect(multi[0]).toBeCloseTo(0.98 ** 10, 14);
  });

  test("a god-crystal ten without a character in its draws has one in its last slot", () => {
    const gc = ratesOf(prayer, "gc");
    const any: Wanted = ({ kind }) => kind === "character";
    const [none = 1, exactlyOne = 0] = hitsOfRoll(gc, any);
    expect(none).toBe(0);
    expect(exactlyOne).toBeCloseTo(0.9 ** 10 + 10 * 0.1 * 0.9 ** 9, 14);
    // Not among the draws, and not the one that is given.
    expect(hitsOfRoll(gc, isUpA)[0]).toBeCloseTo(
      0.98 ** 10 - 0.9 ** 10 + 0.9 ** 10 * (1 - 0.02 / 0.1),
      14,
    );
  });

  test("the chance after many rolls", () => {
    const single = ratesOf(prayer, "single");
    for (const [chance, rolls] of [
      [0.5, 35],
      [0.9, 114],
      [0.99, 228],
    ] as const) {
      expect(chanceOfHit([{ rates: single, times: rolls }], isUpA)).toBeGreaterThanOrEqual(chance);
      expect(chanceOfHit([{ rates: single, times: rolls - 1 }], isUpA)).toBeLessThan(chance);
    }
  });

  test("what is guaranteed comes with one roll, what cannot come never does", () => {
    const step = ratesOf(prayer, "step-up", 0, 2);
    const isRateUp: Wanted = ({ kind, rateType }) => kind === "character" && rateType === "pick-up";
    expect(chanceOfHit([{ rates: step, times: 1 }], isRateUp)).toBe(1);
    expect(chanceOfHit([{ rates: step, times: 5 }], () => false)).toBe(0);
    expect(chanceOfHit([{ rates: step, times: 0 }], isRateUp)).toBe(0);
  });

  test("tiny chances keep their digits", () => {
    const single = ratesOf(prayer, "single");
    const [first, ...rest] = single.slot;
    if (!first) throw new Error("The slot is not empty.");
    const slot = [{ ...first, chance: 1e-9 }, ...rest];
    expect(chanceOfHit([{ rates: { ...single, slot }, times: 10 }], isUpA)).toBeCloseTo(1e-8, 15);
  });
});

test("the makeups of every roll sum to 1 and keep its guarantees", () => {
  for (const { rates } of everyRoll(aRatedPrayer())) {
    const makeups = rollMakeups(rates);
    expect(makeups.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    for (const { pickUps, others, cards, redrawn } of makeups) {
      expect(pickUps + others + cards + redrawn).toBe(rates.pulls);
      expect(pickUps).toBeGreaterThanOrEqual(rates.guaranteed.pickUps);
      expect(pickUps + others + redrawn).toBeGreaterThanOrEqual(rates.guaranteed.characters);
    }
  }
});
