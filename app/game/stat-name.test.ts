import { expect, test } from "vitest";
import { statName } from "./stat-name.ts";

test("a stat is known by its id", () => {
  expect(statName("yang-atk")).toBe("Yang ATK");
});

test("an unknown stat is told in the words of the error catalogue", () => {
  expect(() => statName("luck")).toThrow("Unknown stat name: luck");
});
