import { expect, test } from "vitest";
import { displayedAbilityName, percentHealing } from "./tower-display.ts";

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
