import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bestOf,
  everySpending,
  type ReferenceSpending,
} from "#tests/fixtures/plan/reference-plan.ts";
import { anItem, aRatedPrayer, aStep } from "#tests/fixtures/rates/prayers.ts";
import type { Wanted } from "../rates/hits.ts";
import type { RatedPrayer } from "../rates/rated-prayer.ts";
import { bestPlan, chanceByCrystals, type Plan, planWork } from "./best-plan.ts";
import type { Crystals } from "./spending.ts";
import { itemNamed, WISH_MODES, type Wish } from "./wish.ts";

/** @throws {Error} where there is none. */
function plan(prayer: RatedPrayer, wish: Wish, crystals: Partial<Crystals>): Plan {
  const made = bestPlan(prayer, wish, { sc: 0, gc: 0, ...crystals });
  if (!made) throw new Error("There is too much to weigh.");
  return made;
}

function wishFor(prayer: RatedPrayer, names: readonly string[], mode: Wish["mode"] = "any"): Wish {
  return { items: names.map((name) => itemOf(prayer, name)), mode };
}

function itemOf({ pool }: RatedPrayer, name: string): Wanted {
  const item = itemNamed(pool, name);
  if (!item) throw new Error(`The pool holds no ${name}.`);
  return item;
}

const NAMES = ["up-a", "up-b", "other", "51", "31"] as const;

const row = fc.record({
  cost: fc.integer({ min: 0, max: 500 }),
  guaranteed: fc.integer({ min: 0, max: 4 }),
  pickUpGuaranteed: fc.integer({ min: 0, max: 2 }),
  multiplier: fc.constantFrom(1, 1.25, 2, 4),
});

const smallPrayer = fc
  .record({
    weights: fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 5, maxLength: 5 }),
    sc: fc.boolean(),
    gcCost: fc.option(fc.integer({ min: 100, max: 700 })),
    maxPulls: fc.option(fc.integer({ min: 1, max: 3 })),
    stepUps: fc.array(fc.array(row, { minLength: 1, maxLength: 4 }), { maxLength: 2 }),
  })
  .filter(({ weights }) => weights.some((weight) => weight > 0))
  .map(({ weights, sc, gcCost, maxPulls, stepUps }): RatedPrayer => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const chance = (at: number) => {
      const share = (weights[at] ?? 0) / total;
      return { sc: sc ? share : null, gc: share };
    };
    const pool = {
      characters: [
        { ...anItem("up-a", 0, "pick-up"), chance: chance(0) },
        { ...anItem("up-b", 0, "pick-up"), chance: chance(1) },
        { ...anItem("other", 0), chance: chance(2) },
      ],
      card5: [{ ...anItem(51, 0, "pick-up"), chance: chance(3) }],
      card4: [],
      card3: [{ ...anItem(31, 0), chance: chance(4) }],
    };
    return aRatedPrayer({
      pool,
      gcCost,
      maxPulls,
      stepUps: stepUps.map((data) => ({ data: data.map((given) => aStep(given)) })),
    });
  });

const asked = fc.record({
  prayer: smallPrayer,
  names: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 }),
  mode: fc.constantFrom(...WISH_MODES),
  crystals: fc.record({
    sc: fc.integer({ min: 0, max: 70 }),
    gc: fc.integer({ min: 0, max: 2000 }),
  }),
});

/** The highest chance of some spendings that cost so many god crystals or fewer. */
function bestByGc(spendings: readonly ReferenceSpending[]): (gc: number) => number {
  const best = new Map<number, number>();
  for (const { gc, chance } of spendings) best.set(gc, Math.max(chance, best.get(gc) ?? 0));
  const prices = [...best].toSorted(([one], [other]) => one - other);
  let highest = 0;
  const steps = prices.map(([gc, chance]) => {
    highest = Math.max(highest, chance);
    return { gc, chance: highest };
  });
  return (gc) => steps.findLast((step) => step.gc <= gc)?.chance ?? 0;
}

describe("brute force over every multiset of rolls of small prayers gives the same", () => {
  test("best chance, price and curve", () => {
    fc.assert(
      fc.property(asked, ({ prayer, names, mode, crystals }) => {
        const wish = wishFor(prayer, names, mode);
        const spendings = everySpending(prayer, wish, crystals);
        const best = bestOf(spendings);
        const { chance, spent, left, curve, rolls } = plan(prayer, wish, crystals);
        expect(chance).toBeCloseTo(best.chance, 11);
        expect(spent).toEqual({ sc: best.sc, gc: best.gc });
        expect(left).toEqual({ sc: crystals.sc - best.sc, gc: crystals.gc - best.gc });
        const costOf = (currency: "sc" | "gc") =>
          rolls.reduce((sum, { rates, times }) => sum + times * rates[currency], 0);
        expect({ sc: costOf("sc"), gc: costOf("gc") }).toEqual(spent);
        expect([curve.at(0)?.gc, curve.at(-1)?.gc]).toEqual([0, crystals.gc]);
        const bestWith = bestByGc(spendings);
        const strayed = curve.filter(({ gc, chance: given }) => {
          return Math.abs(given - bestWith(gc)) > 2e-12;
        });
        expect(strayed).toEqual([]);
        // Where the chance rises by more than rounding, the curve has a point.
        const missing = spendings.filter(({ gc }) => {
          return (curve.findLast((point) => point.gc <= gc)?.chance ?? 0) < bestWith(gc) - 3e-12;
        });
        expect(missing).toEqual([]);
      }),
      { numRuns: 500, seed: 50 },
    );
  }, 60_000);

  test("fewest god crystals that reach a chance", () => {
    fc.assert(
      fc.property(asked, ({ prayer, names, mode }) => {
        const limited = { ...prayer, maxPulls: 3 };
        const wish = wishFor(limited, names, mode);
        const spendings = everySpending(limited, wish, { sc: 0, gc: 1e6 });
        for (const { chance, gc } of plan(limited, wish, {}).reach) {
          const enough = spendings.filter((spending) => spending.chance >= chance - 1e-12);
          expect(gc).toBe(enough.length > 0 ? Math.min(...enough.map((one) => one.gc)) : null);
        }
      }),
      { numRuns: 100, seed: 51 },
    );
  }, 60_000);
});

describe("properties", () => {
  test("more crystals are never worse", () => {
    const more = fc.record({ sc: fc.nat(60), gc: fc.nat(1500) });
    fc.assert(
      fc.property(asked, more, ({ prayer, names, mode, crystals }, { sc, gc }) => {
        const wish = wishFor(prayer, names, mode);
        const richer = plan(prayer, wish, { sc: crystals.sc + sc, gc: crystals.gc + gc });
        expect(richer.chance).toBeGreaterThanOrEqual(plan(prayer, wish, crystals).chance - 1e-12);
      }),
      { seed: 52 },
    );
  });

  test("the chance alone is the plan's, whatever else is asked for", () => {
    fc.assert(
      fc.property(asked, ({ prayer, names, mode, crystals }) => {
        const wish = wishFor(prayer, names, mode);
        const chance = chanceByCrystals(prayer, wish)?.(crystals);
        expect(chance).toBeCloseTo(plan(prayer, wish, crystals).chance, 11);
      }),
      { seed: 54 },
    );
  });

  test("any of some is no likelier than the sum of each, all of them no likelier than each", () => {
    fc.assert(
      fc.property(asked, ({ prayer, names, crystals }) => {
        const each = names.map((name) => plan(prayer, wishFor(prayer, [name]), crystals).chance);
        const any = plan(prayer, wishFor(prayer, names), crystals).chance;
        const all = plan(prayer, wishFor(prayer, names, "all"), crystals).chance;
        expect(any).toBeLessThanOrEqual(each.reduce((sum, chance) => sum + chance, 0) + 1e-12);
        expect(any).toBeGreaterThanOrEqual(Math.max(...each) - 1e-12);
        expect(all).toBeLessThanOrEqual(Math.min(...each) + 1e-12);
      }),
      { seed: 53 },
    );
  });
});

describe("by hand", () => {
  const prayer = aRatedPrayer();
  const upA = wishFor(prayer, ["up-a"]);

  test("a single has its chance, and what is over is left", () => {
    const made = plan(prayer, upA, { sc: 9, gc: 59 });
    expect(made.chance).toBeCloseTo(0.02, 15);
    expect(made.expected).toBeCloseTo(0.02, 15);
    expect([made.spent, made.left]).toEqual([
      { sc: 5, gc: 0 },
      { sc: 4, gc: 59 },
    ]);
    expect(made.rolls.map(({ type, times }) => [type, times])).toEqual([["single", 1]]);
  });

  test("copies count in what is expected", () => {
    const { expected } = plan(prayer, wishFor(prayer, ["31", "32"], "all"), { sc: 50 });
    expect(expected).toBeCloseTo(10 * (0.25 + 0.2), 12);
  });

  test("what is certain is bought once, and by god crystals only where seals are not enough", () => {
    const poor = plan(prayer, wishFor(prayer, ["31"]), { sc: 1_000_000, gc: 1_000_000 });
    expect(poor.spent.gc).toBe(0);
    // 0.75 ^ 97 is the first power that 1e-12 does not exceed: more pulls are of no use.
    expect(poor.spent.sc).toBe(97 * 5);
    expect(1 - poor.chance).toBeLessThanOrEqual(1e-12);
    expect(poor.left).toEqual({ sc: 1_000_000 - 97 * 5, gc: 1_000_000 });
  });

  test("what never comes is worth nothing", () => {
    const never = { ...prayer, pool: { ...prayer.pool, card4: [anItem(41, 0), anItem(42, 0.2)] } };
    const made = plan(never, wishFor(never, ["41"]), { sc: 1000, gc: 10_000 });
    expect(made).toMatchObject({ chance: 0, spent: { sc: 0, gc: 0 }, rolls: [] });
    expect(made.reach.map(({ gc }) => gc)).toEqual([null, null, null]);
  });

  test("reaching counts at most two hundred tens", () => {
    const rare = aRatedPrayer({
      stepUps: [],
      pool: { ...prayer.pool, characters: [anItem("up-a", 0.0005), anItem("other-a", 0.0995)] },
    });
    const [half, most] = plan(rare, wishFor(rare, ["up-a"]), {}).reach;
    expect(half?.gc).toBeLessThan(200 * 600);
    expect(most).toEqual({ chance: 0.9, sc: 0, gc: null });
  });

  test("a long curve is thinned to two hundred points, the first and the last among them", () => {
    const rare = {
      ...prayer,
      pool: { ...prayer.pool, card4: [anItem(41, 1e-5), anItem(42, 0.2)] },
    };
    const { curve, chance } = plan(rare, wishFor(rare, ["41"]), { sc: 100, gc: 1_000_000 });
    expect(curve).toHaveLength(200);
    expect([curve.at(0)?.gc, curve.at(-1)?.gc]).toEqual([0, 1_000_000]);
    expect(curve.at(-1)?.chance).toBeCloseTo(chance, 11);
    for (const [at, point] of curve.entries()) {
      expect(point.chance).toBeGreaterThanOrEqual(curve[at - 1]?.chance ?? 0);
    }
  });

  test("too many ways are not weighed", () => {
    const rows = Array.from({ length: 20 }, (_, at) => aStep({ cost: 100 + 13 * at }));
    const endless = { ...prayer, stepUps: [1, 2, 3, 4].map(() => ({ data: rows })) };
    const wish = wishFor(endless, ["up-a", "other-a", "31"], "all");
    expect(bestPlan(endless, wish, { sc: 0, gc: 100_000 })).toBeUndefined();
    const cheap = { ...prayer, gcCost: 1 };
    expect(bestPlan(cheap, upA, { sc: 0, gc: 1_000_000 })).toBeUndefined();
    expect(planWork(cheap, upA, { sc: 0, gc: 1_000_000 })).toBe(Number.POSITIVE_INFINITY);
    expect(planWork(prayer, upA, { sc: 0, gc: 3000 })).toBeLessThan(1000);
  });
});
