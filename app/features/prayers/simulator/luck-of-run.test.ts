import { expect, test } from "vitest";
import { expectedItems } from "#app/game/rates/expectations.ts";
import { replayRun } from "#app/game/rates/replay.ts";
import { readSteps } from "#app/game/rates/run-steps.ts";
import { aPrayerDetail } from "#tests/fixtures/rates/prayer-detail.ts";
import { ratesOf } from "#tests/fixtures/rates/prayers.ts";
import { luckOfRun } from "./luck-of-run.ts";
import { rolledRun } from "./replayed-run.ts";
import { luckText } from "./run-luck.tsx";

const prayer = aPrayerDetail();

test("the wished items of a run are counted, and each row of a step-up has its own rates", () => {
  const steps = readSteps("3s.3u1.2g") ?? [];
  const run = rolledRun(prayer, "seed", steps);
  const isUpA = ({ id }: { id: string | number }) => id === "up-a";
  const luck = luckOfRun(prayer, run, isUpA);
  const { results } = replayRun(prayer, { seed: "seed", steps });
  expect(luck.drawn).toBe(results.flatMap(({ items }) => items).filter(isUpA).length);
  const rates = [
    ...Array.from({ length: 3 }, () => ratesOf(prayer, "single")),
    ...[0, 1, 2].map((row) => ratesOf(prayer, "step-up", 0, row)),
    ...Array.from({ length: 2 }, () => ratesOf(prayer, "gc")),
  ];
  const expected = rates.reduce((sum, one) => {
    const at = one.slot.findIndex(isUpA);
    return sum + (expectedItems(one)[at] ?? 0);
  }, 0);
  expect(luck.expected).toBeCloseTo(expected, 10);
  expect(luck.fewer + luck.same + luck.more).toBeCloseTo(1, 12);
});

test.each([
  [3, 0.84, 0.97, 0.01, "you 3, expected 0.84, luckier than 97 %"],
  [0, 0.84, 0, 0.57, "you 0, expected 0.84, unluckier than 57 %"],
])("%i where %d are expected is told", (drawn, expected, fewer, more, text) => {
  expect(luckText({ drawn, expected, fewer, more, same: 1 - fewer - more })).toBe(text);
});
