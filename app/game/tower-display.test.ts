import { expect, test } from "vitest";
import { countedAt, displayedAbilityName, immunityAt, percentHealing } from "./tower-display.ts";

test.each([
  ["Graze", "Graze"],
  ["Damage reduction (Wood)", "Damage reduction (...)"],
  ["Anomaly effect (Freeze) and Boost", "Anomaly effect (...) and Boost"],
  [
    "Anomaly counter (Blind) and Damage boost (Liquid)",
    "Anomaly counter (...) and Damage boost (...)",
  ],
  ["Boost ()", "Boost (...)"],
  ["Open (end", "Open (end"],
])("the ability %s is shown as %s", (name, shown) => {
  expect(displayedAbilityName(name)).toBe(shown);
});

test.each([
  [1_250_000, 15, 187_500],
  [333, 10, 33],
  [335, 10, 34],
  [900, 0.05, 0],
  [1000, 0.05, 1],
])("of %i HP a healing of %d percent gives %i", (hp, percent, healed) => {
  expect(percentHealing(hp, percent)).toBe(healed);
});

test("the cycle of immunities shows each anomaly for a second, in turn", () => {
  const anomalies = ["blind", "burn", "freeze", "paralyze", "poison"] as const;
  const shown = [0, 999, 1000, 4999, 5000].map((now) => immunityAt(anomalies, now));
  expect(shown).toEqual(["blind", "blind", "burn", "poison", "blind"]);
});

test("before the clock runs the first anomaly is shown, and of none there is nothing to show", () => {
  expect(immunityAt(["burn", "poison"], null)).toBe("burn");
  expect(immunityAt([], 1000)).toBeUndefined();
});

test.each([
  [0, 100],
  [-5, 100],
  [600, 580],
  [9999, 580],
])("a counter from 100 to 580 stands after %i ms at %i", (elapsed, shown) => {
  expect(countedAt(100, 580, elapsed)).toBe(shown);
});

test("a counter goes one way, up or down", () => {
  const frames = Array.from({ length: 38 }, (_, frame) => frame * 16);
  const up = frames.map((elapsed) => countedAt(100, 580, elapsed));
  const down = frames.map((elapsed) => countedAt(580, 100, elapsed));
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  expect(down).toEqual(down.toSorted((a, b) => b - a));
});
