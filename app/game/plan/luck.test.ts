import { expect, test } from "vitest";
import { aRatedPrayer, ratesOf } from "#tests/fixtures/rates/prayers.ts";
import { hitsOfRolls, type Wanted } from "../rates/hits.ts";
import { luckOf, wishedCounts } from "./luck.ts";

const prayer = aRatedPrayer();
const isUpA: Wanted = ({ id }) => id === "up-a";
const isRateUp: Wanted = ({ kind, rateType }) => kind === "character" && rateType === "pick-up";
const step = ratesOf(prayer, "step-up", 0, 2);
const ten = ratesOf(prayer, "gc");
const single = ratesOf(prayer, "single");

test("counts of some rolls are those of the rate model", () => {
  const rolls = [
    { rates: step, times: 1 },
    { rates: ten, times: 3 },
  ];
  const { least, chances } = wishedCounts(rolls, isRateUp);
  const exact = hitsOfRolls(rolls, isRateUp, 40);
  // Two are guaranteed; forty never come, though they could.
  expect(least).toBe(2);
  const left = exact.slice(least + chances.length).reduce((sum, chance) => sum + chance, 0);
  expect(left).toBeLessThan(1e-18);
  for (const [at, chance] of chances.entries())
    expect(chance).toBeCloseTo(exact[least + at] ?? 0, 14);
});

test("no rolls have no wished item for certain", () => {
  expect(wishedCounts([], isUpA)).toEqual({ least: 0, chances: [1] });
});

test("three where 0.84 are expected are luckier than most", () => {
  // 42 singles at 0.02: binomial.
  const luck = luckOf(wishedCounts([{ rates: single, times: 42 }], isUpA), 3);
  const none = 0.98 ** 42;
  const one = 42 * 0.02 * 0.98 ** 41;
  const two = ((42 * 41) / 2) * 0.02 ** 2 * 0.98 ** 40;
  expect(luck.expected).toBeCloseTo(0.84, 12);
  expect(luck.fewer).toBeCloseTo(none + one + two, 12);
  expect(luck.same).toBeCloseTo(((42 * 41 * 40) / 6) * 0.02 ** 3 * 0.98 ** 39, 12);
  expect(luck.fewer + luck.same + luck.more).toBeCloseTo(1, 12);
});

test("as many singles as a million crystals pay have their counts, all summing to 1", () => {
  const counts = wishedCounts([{ rates: single, times: 200_000 }], isUpA);
  expect(counts.chances.length).toBeLessThan(3000);
  const { expected, fewer, same, more } = luckOf(counts, 4000);
  expect(expected).toBeCloseTo(4000, 6);
  expect(fewer + same + more).toBeCloseTo(1, 10);
});
