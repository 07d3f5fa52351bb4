import { describe, expect, test } from "vitest";
import { anItem, aPool, aRatedPrayer, aStep, ratesOf } from "#tests/fixtures/rates/prayers.ts";
import type { AskedRoll, RatedPrayer } from "./rated-prayer.ts";
import { rollRates } from "./roll-rates.ts";

const noGuarantee = { characters: 0, pickUps: 0 };

test.each([
  ["single", -1, -1, { pulls: 1, sc: 5, gc: 0, dust: 0, guaranteed: noGuarantee }],
  ["multi", -1, -1, { pulls: 10, sc: 50, gc: 0, dust: 0, guaranteed: noGuarantee }],
  [
    "gc",
    -1,
    -1,
    { pulls: 10, sc: 0, gc: 600, dust: 10, guaranteed: { characters: 1, pickUps: 0 } },
  ],
  [
    "step-up",
    0,
    2,
    { pulls: 10, sc: 0, gc: 460, dust: 20, guaranteed: { characters: 3, pickUps: 2 } },
  ],
] as const)("a %s roll costs, gives and guarantees its terms", (type, sbNo, suNo, terms) => {
  expect(ratesOf(aRatedPrayer(), type, sbNo, suNo)).toMatchObject(terms);
});

describe("the chances of a slot", () => {
  const chancesOf = (...asked: Parameters<typeof ratesOf>) =>
    new Map(ratesOf(...asked).slot.map(({ id, chance }) => [id, chance]));

  test("are those of the prayer's own column", () => {
    const characters = [
      { ...anItem("a", 0.4), chance: { sc: 0.25, gc: 0.75 } },
      { ...anItem("b", 0.6), chance: { sc: 0.75, gc: 0.25 } },
    ];
    const prayer = aRatedPrayer({ pool: aPool({ characters, card5: [], card4: [], card3: [] }) });
    expect(chancesOf(prayer, "single").get("a")).toBeCloseTo(0.25, 12);
    expect(chancesOf(prayer, "multi").get("a")).toBeCloseTo(0.25, 12);
    expect(chancesOf(prayer, "gc").get("a")).toBeCloseTo(0.75, 12);
  });

  test("of rate-ups, cards too, are multiplied in a step while the rest shrinks in proportion", () => {
    const raised = chancesOf(aRatedPrayer(), "step-up", 0, 2);
    expect(raised.get("up-a")).toBeCloseTo(0.04, 12);
    expect(raised.get(51)).toBeCloseTo(0.1, 12);
    // Of 0.92 for the rest 0.84 is left.
    expect(raised.get("other-a")).toBeCloseTo((0.03 * 0.84) / 0.92, 12);
    expect(raised.get(31)).toBeCloseTo((0.25 * 0.84) / 0.92, 12);
    expect([...raised.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test.each([
    [2.5, 1, 0],
    [2, 1, 0],
    [1.5, 0.75, 0.25],
    [0.5, 0.25, 0.75],
  ])("multiplied by %d stop at 1", (multiplier, ofPickUp, ofOther) => {
    const pool = aPool({
      characters: [anItem("up", 0.5, "pick-up"), anItem("other", 0.5)],
      card5: [],
      card4: [],
      card3: [],
    });
    const stepUps = [{ data: [aStep({ multiplier })] }];
    const chances = chancesOf(aRatedPrayer({ pool, stepUps }), "step-up", 0, 0);
    expect(chances.get("up")).toBeCloseTo(ofPickUp, 12);
    expect(chances.get("other")).toBeCloseTo(ofOther, 12);
  });

  test("of rate-ups that have nothing beside them stay", () => {
    const pool = aPool({
      characters: [anItem("up", 1, "pick-up")],
      card5: [],
      card4: [],
      card3: [],
    });
    const stepUps = [{ data: [aStep({ multiplier: 0.5 })] }];
    expect(chancesOf(aRatedPrayer({ pool, stepUps }), "step-up", 0, 0).get("up")).toBe(1);
  });
});

describe("what a pool does not hold is not guaranteed", () => {
  const cardsAlone = aPool({ characters: [], card5: [anItem(51, 1)], card4: [], card3: [] });
  const noRateUps = aPool({
    characters: [anItem("other", 0.03)],
    card5: [anItem(51, 0.97)],
    card4: [],
    card3: [],
  });
  test.each([
    ["characters", cardsAlone, { characters: 0, pickUps: 0 }],
    ["rate-ups", noRateUps, { characters: 3, pickUps: 0 }],
  ])("%s", (_, pool, guaranteed) => {
    expect(ratesOf(aRatedPrayer({ pool }), "step-up", 0, 2).guaranteed).toEqual(guaranteed);
  });
});

test.each<[reason: string, prayer: Partial<RatedPrayer>, asked: Partial<AskedRoll>]>([
  ["no simulator", { simulator: false }, {}],
  ["no chances", { pool: { characters: [], card5: [], card4: [], card3: [] } }, {}],
  [
    "no chances",
    { pool: { ...aPool(), characters: [], card5: [], card4: [], card3: [anItem(31, null)] } },
    {},
  ],
  ["no price", { gcCost: null }, { type: "gc" }],
  ["no such step-up", {}, { type: "step-up", sbNo: 1, suNo: 0 }],
  ["no such step-up", {}, { type: "step-up" }],
  ["no such step", {}, { type: "step-up", sbNo: 0, suNo: 3 }],
  ["no such step", {}, { type: "step-up", sbNo: 0, suNo: -1 }],
])("there are no rates where there is %s", (reason, prayer, asked) => {
  const roll: AskedRoll = { type: "single", sbNo: -1, suNo: -1, ...asked };
  expect(rollRates(aRatedPrayer(prayer), roll)).toBe(reason);
});
