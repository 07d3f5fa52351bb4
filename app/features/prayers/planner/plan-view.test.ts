import { millisecondsInDay } from "date-fns/constants";
import { describe, expect, test } from "vitest";
import { NO_SAVINGS } from "#app/game/plan/by-day.ts";
import { aRatedPrayer } from "#tests/fixtures/rates/prayers.ts";
import { isLight, lastChance, type PlanAsked, type PlannedPrayer, planView } from "./plan-view.ts";

const NOW = Date.UTC(2026, 10, 21);

function aPlannedPrayer(given: Partial<PlannedPrayer> = {}): PlannedPrayer {
  return {
    ...aRatedPrayer(),
    start: NOW - millisecondsInDay,
    end: NOW + 3 * millisecondsInDay,
    types: ["epic"],
    rateUpCharacters: [{ character: { id: "up-a" } }],
    rateUpCards: [{ card: { id: 51 }, exchange: 50 }],
    ...given,
  };
}

function asked(given: Partial<PlanAsked> = {}): PlanAsked {
  return { ...NO_SAVINGS, want: ["up-a"], mode: "any", now: NOW, ...given };
}

describe("no crystals", () => {
  const plan = planView(aPlannedPrayer(), asked());

  test("has no chance and no rolls, and is told what the first roll costs", () => {
    expect(plan).toMatchObject({ chance: 0, expected: 0, rolls: [], words: "Nothing yet" });
    expect(plan?.firstRoll).toEqual({ sc: 5, gc: 60 });
  });

  test("still is told what each chance takes of either kind of crystals", () => {
    for (const { chance, sc, gc } of plan?.reach ?? []) {
      const withSeals = planView(aPlannedPrayer(), asked({ stock: { sc: sc ?? 0, gc: 0 } }));
      const withGods = planView(aPlannedPrayer(), asked({ stock: { sc: 0, gc: gc ?? 0 } }));
      expect(withSeals?.chance).toBeGreaterThanOrEqual(chance - 1e-12);
      expect(withGods?.chance).toBeGreaterThanOrEqual(chance - 1e-12);
      const tooFew = planView(aPlannedPrayer(), asked({ stock: { sc: (sc ?? 0) - 5, gc: 0 } }));
      expect(tooFew?.chance).toBeLessThan(chance);
    }
  });
});

test("what is in hand is a point of the curve, which never falls and goes on beyond it", () => {
  const stock = { sc: 15, gc: 1234 };
  const plan = planView(aPlannedPrayer(), asked({ stock }));
  const points = plan?.curve.points ?? [];
  const here = points.find(({ cost }) => cost === stock.gc);
  expect(here?.chance).toBeCloseTo(plan?.chance ?? 0, 11);
  expect(points.at(-1)?.cost).toBeGreaterThan(stock.gc);
  for (const [at, { chance }] of points.entries()) {
    expect(chance).toBeGreaterThanOrEqual((points[at - 1]?.chance ?? 0) - 1e-12);
  }
});

test("a prayer without god crystals has its curve over seal crystals", () => {
  const { pool } = aRatedPrayer();
  const alone = Object.fromEntries(
    Object.entries(pool).map(([part, items]) => [
      part,
      items.map((item) => ({ ...item, chance: { ...item.chance, gc: null } })),
    ]),
  );
  const prayer = aPlannedPrayer({ stepUps: [], gcCost: null, pool: { ...pool, ...alone } });
  const plan = planView(prayer, asked({ stock: { sc: 100, gc: 500 } }));
  expect(plan?.curve.currency).toBe("sc");
  expect(plan?.firstRoll).toEqual({ sc: 5, gc: null });
  expect(plan?.left.gc).toBe(500);
});

describe("exchange points", () => {
  test("buy the cheapest of a wish for any, and make it certain", () => {
    const want = ["up-a", "51"];
    const plan = planView(aPlannedPrayer(), asked({ want, stock: { sc: 0, gc: 2000 } }));
    expect(plan?.exchange).toMatchObject({ points: 50, pulls: 50 });
    expect(plan?.days[0]?.isCertain).toBe(true);
  });

  test("of a wish for all are not told where one has no price", () => {
    const plan = planView(aPlannedPrayer(), asked({ want: ["up-a", "51"], mode: "all" }));
    expect(plan?.exchange).toBeNull();
  });

  test("are certain from the day on which the crystals come so far", () => {
    const income = { day: { sc: 0, gc: 1000 }, week: { sc: 0, gc: 0 } };
    const plan = planView(aPlannedPrayer(), asked({ want: ["51"], income }));
    const stop = plan?.exchange?.gc ?? 0;
    expect(plan?.days.map(({ crystals, isCertain }) => [crystals.gc >= stop, isCertain])).toEqual(
      plan?.days.map(({ isCertain }) => [isCertain, isCertain]),
    );
    expect(plan?.days.at(-1)?.isCertain).toBe(true);
    expect(plan?.days[0]?.isCertain).toBe(false);
  });
});

test("another prayer is looked at on its last day, with what is saved until then", () => {
  const income = { day: { sc: 0, gc: 600 }, week: { sc: 0, gc: 0 } };
  const later = aPlannedPrayer({
    start: NOW + 5 * millisecondsInDay,
    end: NOW + 8 * millisecondsInDay,
  });
  const saved = planView(later, asked({ stock: { sc: 0, gc: 7 * 600 } }));
  expect(lastChance(later, asked({ income }))).toBeCloseTo(saved?.chance ?? -1, 11);
  expect(lastChance(later, asked({ want: ["nobody"] }))).toBeUndefined();
});

test("a wish of nothing, and too many ways to weigh, have no plan", () => {
  expect(planView(aPlannedPrayer(), asked({ want: [] }))).toBeNull();
  const stock = { sc: 0, gc: 1_000_000 };
  expect(planView(aPlannedPrayer({ gcCost: 1 }), asked({ stock }))).toBeNull();
  expect(isLight(aPlannedPrayer(), asked({ stock: { sc: 0, gc: 3000 } }))).toBe(true);
  expect(isLight(aPlannedPrayer({ gcCost: 1 }), asked({ stock }))).toBe(false);
});
