import { expect, test } from "vitest";
import { offeredFilters } from "./offered-filters.ts";

test.each([
  [
    "5 star yin atk party",
    "/story-cards?rarities=5&options=effect%3Ayin-atk-up%3Avalue-sort%3Aparty",
  ],
  ["weak to fire", "/stages/scarlet-devil-tower?weak=fire"],
  ["support", "/characters?role=supp"],
])("%s leads to %s", (text, address) => {
  expect(offeredFilters(text).map(({ href }) => href)).toContain(address);
});

test("a name leads to no list", () => {
  expect(offeredFilters("reimu hakurei")).toEqual([]);
});
