import { expect, test } from "vitest";
import { COUNTERED_ELEMENTS, counterOf, elementOf, preyOf } from "./elements.ts";

test.each([
  [
    ["moon", "fire", "star"],
    ["star", "water", "sun"],
  ],
  [
    ["wood", "water", "sun"],
    ["metal", "earth", "moon"],
  ],
  [
    ["metal", "earth"],
    ["fire", "wood"],
  ],
  [
    ["sun", "fire", "metal"],
    ["moon", "water", "fire"],
  ],
] as const)("%o is countered by what the facts recommend", (elements, recommended) => {
  expect(elements.map(counterOf)).toEqual(recommended);
});

test("every element counters one and is countered by one", () => {
  expect(COUNTERED_ELEMENTS.map((element) => preyOf(counterOf(element)))).toEqual(
    COUNTERED_ELEMENTS,
  );
  expect(new Set(COUNTERED_ELEMENTS.map(counterOf)).size).toBe(8);
});

test("none is no element", () => {
  expect(elementOf("none")).toBe("no-element");
  expect(elementOf("sun")).toBe("sun");
});
