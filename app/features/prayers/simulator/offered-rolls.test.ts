import { expect, test } from "vitest";
import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { aPrayerDetail } from "#tests/fixtures/rates/prayer-detail.ts";
import { anItem, aPool, aStep } from "#tests/fixtures/rates/prayers.ts";
import { offeredRolls } from "./offered-rolls.ts";
import { runFrom } from "./replayed-run.ts";
import type { SimulatedPrayer } from "./simulated-prayer.ts";
import { newRun } from "./simulator-run.ts";

const prayer = aPrayerDetail({ maxPulls: 2 });

const simulated = (of: PrayerDetailAnswer): SimulatedPrayer => {
  const has = (column: "sc" | "gc") =>
    of.pool.characters.some(({ chance }) => chance[column] !== null);
  return { ...of, columns: { sc: has("sc"), gc: has("gc") }, hidden: [], linked: null };
};

/** Each roll in a line: its label, counter, price, and whether it is over. */
function lines(of: PrayerDetailAnswer, steps = "") {
  const { state } = runFrom(of, "seed", steps) ?? newRun(of);
  return offeredRolls(simulated(of), state).map(({ label, progress, price, isOver }) =>
    [label, progress, `${price.amount} ${price.currency}`, isOver && "over"]
      .filter(Boolean)
      .join(", "),
  );
}

test.each([
  ["", ["Single, 5 sc", "Ten, 50 sc", "God crystal ten, 0 of 2, 600 gc", "Step-up, 1 of 3, 60 gc"]],
  [
    "g.2u1",
    ["Single, 5 sc", "Ten, 50 sc", "God crystal ten, 1 of 2, 600 gc", "Step-up, 3 of 3, 460 gc"],
  ],
  [
    "2g.3u1",
    [
      "Single, 5 sc",
      "Ten, 50 sc",
      "God crystal ten, 2 of 2, 600 gc, over",
      "Step-up, 3 of 3, 460 gc, over",
    ],
  ],
])("after %j the rolls stand so", (steps, expected) => {
  expect(lines(prayer, steps)).toEqual(expected);
});

test("a prayer without a column of seal crystals offers no single and no ten", () => {
  const item = { ...anItem("a", 1), chance: { sc: null, gc: 1 } };
  const pool = aPool({ characters: [item], card5: [], card4: [], card3: [] });
  expect(lines(aPrayerDetail({ pool, stepUps: [] }))).toEqual(["God crystal ten, 600 gc"]);
});

test("a second step-up has a key of its own", () => {
  const two = aPrayerDetail({ stepUps: [{ data: [aStep()] }, { data: [aStep()] }] });
  expect(offeredRolls(simulated(two), newRun(two).state).map(({ shortcut }) => shortcut)).toEqual([
    "s",
    "t",
    "g",
    "u",
    "2",
  ]);
});
