import { expect, test } from "vitest";
import { PRAYER_TYPE_TABS, prayerTypeTabOf } from "./prayer-type-tab.ts";
import { BANNER_TYPES } from "./vocabulary/banner-types.ts";

test.each([
  ["standard", "gen"],
  ["fes", "fes"],
  ["retro-festival", "fes"],
  ["ufes", "sfes"],
  ["mechafes", "sfes"],
  ["exfes", "sfes"],
  ["wfes", "sfes"],
  ["mv", "relic"],
  ["genic", "relic"],
  ["epic_festival", "epic"],
  ["ds", "epic"],
  ["yukkuri", "gen"],
  ["ultra", "sfes"],
  ["Divergent Spirit", "epic"],
  ["P.Fes", "sfes"],
  ["nonsense", "gen"],
  [undefined, "gen"],
])("the type %s opens the tab %s", (text, tab) => {
  expect(prayerTypeTabOf(text)).toBe(tab);
});

test("every banner type but yukkuri stands in one tab", () => {
  const standing = PRAYER_TYPE_TABS.flatMap(({ types }) => [...types]);
  expect([...standing, "yukkuri"].toSorted()).toEqual(BANNER_TYPES.map(({ id }) => id).toSorted());
});

test("each tab opens by the word on it", () => {
  expect(PRAYER_TYPE_TABS.map(({ label }) => prayerTypeTabOf(label))).toEqual(
    PRAYER_TYPE_TABS.map(({ id }) => id),
  );
});
