import { expect, test } from "vitest";
import { listingTabOf } from "./listing-tab.ts";
import { LISTING_TABS } from "./vocabulary/characters.ts";

test.each([
  ["pc98", "pc98"],
  ["PC98-works", "pc98"],
  ["l1", "l1"],
  ["classic", "retro"],
  ["retro", "retro"],
  ["a", "retro"],
  ["a12", "retro"],
  ["main", "main"],
  ["hifuu", "hifuu"],
  ["mv", "relic"],
  ["relic", "relic"],
  ["", "l1"],
  ["nonsense", "l1"],
  [null, "l1"],
] as const)("the query type %s opens the tab %s", (type, tab) => {
  expect(listingTabOf(type)).toBe(tab);
});

test("each tab opens by the word on it", () => {
  expect(LISTING_TABS.map(({ label }) => listingTabOf(label))).toEqual(
    LISTING_TABS.map(({ id }) => id),
  );
});
