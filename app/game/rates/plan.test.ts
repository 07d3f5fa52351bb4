import { describe, expect, test } from "vitest";
import { chiSquareTest } from "#tests/fixtures/rates/chi-square.ts";
import { aRatedPrayer } from "#tests/fixtures/rates/prayers.ts";
import { experiment } from "./experiment.ts";
import { chanceOfHit, type Wanted } from "./hits.ts";
import { chanceCurve, hitsOfPlan, milestones, planOf, type RollPlan, rollsOfPlan } from "./plan.ts";
import { replayRun } from "./replay.ts";
import { type RunStep, readSteps, writeSteps } from "./run-steps.ts";
import { seededRandom } from "./seeded-random.ts";
import { rollUntil } from "./until.ts";

const prayer = aRatedPrayer({ maxPulls: 4 });
const stepUp: RunStep = { type: "step-up", sbNo: 0 };
const isUpA: Wanted = ({ id }) => id === "up-a";

function plan(type: RunStep["type"]): RollPlan {
  const made = planOf(prayer, { type, sbNo: type === "step-up" ? 0 : -1 });
  if (!made) throw new Error(`There is no ${type}.`);
  return made;
}

const kindsOf = (of: RollPlan, pulls: number) =>
  rollsOfPlan(of, pulls).map(({ gc, sc }) => gc || sc);

describe("a plan", () => {
  test("repeats its kind until it has so many pulls", () => {
    expect(kindsOf(plan("single"), 3)).toEqual([5, 5, 5]);
    expect(kindsOf(plan("multi"), 25)).toEqual([50, 50, 50]);
  });

  test("of a step-up rolls its rows in order, then god-crystal tens", () => {
    expect(kindsOf(plan("step-up"), 20)).toEqual([60, 160]);
    expect(kindsOf(plan("step-up"), 50)).toEqual([60, 160, 460, 600, 600]);
  });

  test("ends with the prayer's limit of god-crystal tens", () => {
    expect(kindsOf(plan("gc"), 1000)).toEqual([600, 600, 600, 600]);
  });

  test("does not exist for what the prayer does not offer", () => {
    expect(planOf(prayer, { type: "step-up", sbNo: 7 })).toBeUndefined();
    expect(planOf({ ...prayer, gcCost: null }, { type: "gc", sbNo: -1 })).toBeUndefined();
  });
});

describe("milestones", () => {
  test("tell what a chance costs", () => {
    expect(milestones(plan("single"), isUpA, [0.5, 0.9])).toMatchObject([
      { chance: 0.5, needed: { pulls: 35, sc: 175, gc: 0 } },
      { chance: 0.9, needed: { pulls: 114, sc: 570, gc: 0 } },
    ]);
  });

  test("are reached within the rows of a step-up, or after them", () => {
    const [soon, late, never] = milestones(plan("step-up"), isUpA, [0.3, 0.9, 0.9999]);
    expect(soon?.needed).toMatchObject({ pulls: 20, gc: 220 });
    expect(late?.needed?.gc).toBe(60 + 160 + 460);
    expect(never?.needed).toBeNull();
  });
});

test("the curve is the chance after each roll", () => {
  const rolls = rollsOfPlan(plan("step-up"), 60);
  for (const [at, chance] of chanceCurve(rolls, isUpA).entries()) {
    const before = rolls.slice(0, at + 1).map((rates) => ({ rates, times: 1 }));
    expect(chance).toBeCloseTo(chanceOfHit(before, isUpA), 12);
  }
});

describe("an experiment", () => {
  const RUNS = 20_000;
  const rolls = rollsOfPlan(plan("step-up"), 70);
  const run = (seed: string) =>
    experiment({ rolls, wanted: isUpA, runs: RUNS, most: 4, random: seededRandom(seed) });

  // Two tests at a family-wise error rate of 1 in 1000.
  test("comes out as the exact distributions say", () => {
    const { firstHits, hits } = run("experiment");
    const exactHits = hitsOfPlan(rolls, isUpA, 4);
    expect(chiSquareTest(hits, exactHits).p).toBeGreaterThan(5e-4);
    const curve = chanceCurve(rolls, isUpA);
    const first = curve.map((chance, at) => chance - (curve[at - 1] ?? 0));
    const none = RUNS - firstHits.reduce((sum, count) => sum + count, 0);
    const chances = [...first, 1 - (curve.at(-1) ?? 0)];
    expect(chiSquareTest([...firstHits, none], chances).p).toBeGreaterThan(5e-4);
    expect(none).toBe(hits[0]);
  });

  test("is the same for the same seed, and tells how far it is", () => {
    expect(run("one")).toEqual(run("one"));
    expect(run("one")).not.toEqual(run("two"));
    const told: number[] = [];
    const asked = { rolls, wanted: isUpA, runs: 600, most: 4, random: seededRandom("s") };
    experiment({ ...asked, tell: (done) => told.push(done) });
    expect(told).toEqual([250, 500]);
  });
});

describe("rolling until something comes", () => {
  const single: RunStep = { type: "single", sbNo: -1 };

  test("ends with the first roll that holds it, and goes on from the run so far", () => {
    const { steps, found } = rollUntil(prayer, { seed: "s", steps: [stepUp] }, single, isUpA);
    expect([found, steps[0]]).toEqual([true, stepUp]);
    const { results } = replayRun(prayer, { seed: "s", steps });
    const holding = results.map(({ items }) => items.some(isUpA));
    expect(holding.lastIndexOf(true)).toBe(results.length - 1);
    expect(holding.slice(1).indexOf(true)).toBe(results.length - 2);
  });

  test("ends where the prayer refuses the next roll", () => {
    const until = rollUntil(prayer, { seed: "s", steps: [] }, stepUp, () => false);
    expect(until).toMatchObject({ found: false, isFull: false });
    expect(until.steps).toHaveLength(3);
  });

  const multi: RunStep = { type: "multi", sbNo: -1 };
  /** Rolls of two kinds by turns: `s.m.s.m`. */
  const mixed = (rolls: number) =>
    Array.from({ length: rolls }, (_, at) => (at % 2 === 0 ? single : multi));
  test.each([
    ["its rolls are too many", [], 10_000],
    ["its text is full", mixed(998), 998 + 999],
    ["its text was full", mixed(1000), 1000],
    ["its text was longer", mixed(1002), 1002],
  ])("ends when a link could not hold more, as %s", (_, steps, length) => {
    const until = rollUntil(prayer, { seed: "s", steps }, single, () => false);
    expect(until).toMatchObject({ found: false, isFull: true });
    expect(until.steps).toHaveLength(length);
    if (length > steps.length) expect(readSteps(writeSteps(until.steps))).toEqual(until.steps);
  });
});
