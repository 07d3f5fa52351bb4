import { expect, test } from "vitest";
import { aRatedPrayer, aStep, everyRoll, ratesOf } from "#tests/fixtures/rates/prayers.ts";
import { everyOutcome } from "#tests/fixtures/rates/reference-roll.ts";
import { zLimit } from "#tests/fixtures/z-limit.ts";
import { hitsOfRolls, type Wanted } from "../rates/hits.ts";
import type { RollRates } from "../rates/roll-rates.ts";
import { rollSampler } from "../rates/roll-sampler.ts";
import { seededRandom } from "../rates/seeded-random.ts";
import { noveltyOf, noveltyOfPrayer } from "./new-items.ts";

const prayer = aRatedPrayer({ stepUps: [{ data: [aStep({ pickUpGuaranteed: 1 }), aStep()] }] });
const isOwned: Wanted = ({ id }) => id !== "up-a" && id !== "other-a" && id !== 51;
const isWanted: Wanted = ({ id }) => id === "up-b" || id === 51;
const ownership = { isOwned, isWanted };

test.each(everyRoll(prayer).map(({ name, rates }) => [name, rates] as const))(
  "brute force over every outcome of a short %s gives the same",
  (_, rates) => {
    const short: RollRates = { ...rates, pulls: Math.min(2, rates.pulls) };
    const expected = { anyNew: 0, anyWanted: 0, expectedNew: 0 };
    for (const { items, chance } of everyOutcome(short).values()) {
      const newItems = new Set(items.filter((item) => !isOwned(item)).map(({ id }) => id));
      if (newItems.size > 0) expected.anyNew += chance;
      if (items.some(isWanted)) expected.anyWanted += chance;
      expected.expectedNew += chance * newItems.size;
    }
    const exact = noveltyOf([{ rates: short, times: 1 }], ownership);
    expect(exact.anyNew).toBeCloseTo(expected.anyNew, 12);
    expect(exact.anyWanted).toBeCloseTo(expected.anyWanted, 12);
    expect(exact.expectedNew).toBeCloseTo(expected.expectedNew, 12);
  },
);

test("each kind of roll is told, each row, and each whole step-up with what it costs", () => {
  const listed = noveltyOfPrayer(prayer, ownership);
  expect(
    listed.map(({ type, sbNo, suNo, pulls, sc, gc }) => [type, sbNo, suNo, pulls, sc, gc]),
  ).toEqual([
    ["single", -1, -1, 1, 5, 0],
    ["multi", -1, -1, 10, 50, 0],
    ["gc", -1, -1, 10, 0, 600],
    ["step-up", 0, 0, 10, 0, 100],
    ["step-up", 0, 1, 10, 0, 100],
    ["step-up", 0, -1, 20, 0, 200],
  ]);
});

test("a whole step-up brings a wanted item unless each of its rows brings none", () => {
  const rows = [0, 1].map((suNo) => ({ rates: ratesOf(prayer, "step-up", 0, suNo), times: 1 }));
  const none = rows.reduce((chance, row) => chance * (hitsOfRolls([row], isWanted, 1)[0] ?? 1), 1);
  const whole = noveltyOfPrayer(prayer, ownership).at(-1);
  expect(whole?.anyWanted).toBeCloseTo(1 - none, 12);
});

test("who owns everything finds nothing new, and twice the same counts once", () => {
  const rates = ratesOf(prayer, "gc");
  const all = noveltyOf([{ rates, times: 5 }], { ...ownership, isOwned: () => true });
  expect([all.anyNew, all.expectedNew]).toEqual([0, 0]);
  const many = noveltyOf([{ rates, times: 10_000 }], ownership);
  expect(many.expectedNew).toBeCloseTo(3, 9);
});

/** The chance that right chances fail this test. */
const ALPHA = 1e-4;
const RUNS = 200_000;

test.each(everyRoll(prayer).map(({ name, rates }) => [name, rates] as const))(
  "200,000 simulated rolls of a %s bring what is new and wanted as often as said",
  (name, rates) => {
    const sample = rollSampler(rates);
    const places = new Int32Array(rates.pulls);
    const random = seededRandom(`new items ${name}`);
    const counts = { anyNew: 0, anyWanted: 0 };
    for (let run = 0; run < RUNS; run += 1) {
      sample(random, places);
      const items = [...places].flatMap((place) => rates.slot[place] ?? []);
      if (items.some((item) => !isOwned(item))) counts.anyNew += 1;
      if (items.some(isWanted)) counts.anyWanted += 1;
    }
    const exact = noveltyOf([{ rates, times: 1 }], ownership);
    for (const figure of ["anyNew", "anyWanted"] as const) {
      const chance = exact[figure];
      const deviation = Math.sqrt((chance * (1 - chance)) / RUNS);
      const limit = zLimit(ALPHA / (2 * everyRoll(prayer).length));
      expect(Math.abs(counts[figure] / RUNS - chance)).toBeLessThanOrEqual(
        limit * deviation + 1e-12,
      );
    }
  },
);
