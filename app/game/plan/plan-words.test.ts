import { describe, expect, test } from "vitest";
import { aRatedPrayer, aStep } from "#tests/fixtures/rates/prayers.ts";
import type { RatedPrayer } from "../rates/rated-prayer.ts";
import { bestPlan } from "./best-plan.ts";
import { exchangeStop } from "./exchange.ts";
import { planInWords } from "./plan-words.ts";
import { itemNamed } from "./wish.ts";

const ROWS = [80, 180, 280, 380].map((cost) => aStep({ cost }));
const prayer = aRatedPrayer({ stepUps: [{ data: ROWS }] });

function planned(of: RatedPrayer, sc: number, gc: number) {
  const items = [itemNamed(of.pool, "up-a") ?? (() => false)];
  const plan = bestPlan(of, { items, mode: "any" }, { sc, gc });
  if (!plan) throw new Error("There is too much to weigh.");
  return plan;
}

describe("in words", () => {
  test.each([
    [0, 0, "Nothing yet"],
    [0, 80, "1 step"],
    [0, 2200, "4 steps, then 2 tens"],
    [5, 0, "1 single for seal crystals"],
    [65, 920, "4 steps; 1 ten and 3 singles for seal crystals"],
    [5000, 0, "100 tens for seal crystals"],
  ])("%i seal and %i god crystals are spent as %j", (sc, gc, words) => {
    expect(planInWords(planned(prayer, sc, gc))).toBe(words);
  });

  test("step-ups are told apart where there are several", () => {
    const two = { ...prayer, stepUps: [{ data: ROWS.slice(0, 1) }, { data: ROWS.slice(0, 2) }] };
    expect(planInWords(planned(two, 0, 340))).toBe(
      "1 step of step-up 1, then 2 steps of step-up 2",
    );
  });

  test("where points are enough they say to stop", () => {
    const plan = planned(prayer, 0, 12_000);
    const stop = exchangeStop(prayer, 150, 0);
    // Four steps are 40 pulls; eleven tens are the other 110.
    expect(stop).toEqual({ pulls: 150, gc: 920 + 11 * 600 });
    expect(planInWords(plan, stop)).toBe(
      "4 steps, then 18 tens; stop at 7,520: from there points are cheaper",
    );
    expect(planInWords(planned(prayer, 0, 7520), stop)).toBe("4 steps, then 11 tens");
  });
});

describe("exchange points", () => {
  test("count pulls for seal crystals too", () => {
    expect(exchangeStop(prayer, 150, 115)).toEqual({ pulls: 150, gc: 920 });
    expect(exchangeStop(prayer, 150, 121)).toEqual({ pulls: 150, gc: 540 });
    expect(exchangeStop(prayer, 150, 150)).toEqual({ pulls: 150, gc: 0 });
  });

  test("leave out steps that cost more than tens", () => {
    const dear = { ...prayer, stepUps: [{ data: [aStep({ cost: 900 })] }] };
    expect(exchangeStop(dear, 25, 0)).toEqual({ pulls: 25, gc: 1800 });
  });

  test("are not enough where the prayer allows too few rolls", () => {
    expect(exchangeStop({ ...prayer, maxPulls: 10 }, 150, 0)).toBeNull();
    expect(exchangeStop({ ...prayer, gcCost: null }, 50, 0)).toBeNull();
    expect(exchangeStop({ ...prayer, gcCost: null }, 40, 0)).toEqual({ pulls: 40, gc: 920 });
  });
});
