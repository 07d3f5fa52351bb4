import { describe, expect, test } from "vitest";
import { foreverPrayerAt, foreverPrayerCount } from "./forever-prayer.ts";

const prayers = [
  { no: 4, start: 400, end: 500 },
  { no: 1, start: 100, end: 200 },
  { no: 2, start: 200, end: 300 },
];

describe("the forever prayer that is shown", () => {
  test("is the newer one of two that run", () => {
    const both = [...prayers, { no: 5, start: 150, end: 250 }];
    expect(foreverPrayerAt(both, undefined, 160)?.prayer.no).toBe(5);
  });

  test.each([
    ["the running one", undefined, 150, 1],
    ["at the end of one the next that has begun", undefined, 200, 2],
    ["the newest where none runs", undefined, 350, 4],
    ["the newest after all", undefined, 900, 4],
    ["the one that is named", 2, 900, 2],
  ])("is %s", (_, no, now, expected) => {
    expect(foreverPrayerAt(prayers, no, now)?.prayer.no).toBe(expected);
  });

  test.each([
    [1, { no: 1, prev: null, next: 2 }],
    [2, { no: 2, prev: 1, next: 4 }],
    [4, { no: 4, prev: 2, next: null }],
  ])("of ordinal %i has the neighbours that there are", (no, navigator) => {
    expect(foreverPrayerAt(prayers, no, 0)?.navigator).toEqual(navigator);
  });

  test.each([0, 3, 5])("is none for the ordinal %i", (no) => {
    expect(foreverPrayerAt(prayers, no, 150)).toBeUndefined();
  });

  test("is none where there are none", () => {
    expect(foreverPrayerAt([], undefined, 150)).toBeUndefined();
  });
});

test("characters count by type: mfes under sfes, genic under relic, the rest nowhere", () => {
  const types = ["gen", "gen", "sfes", "mfes", "genic", "relic", "wfes", "ds", null] as const;
  expect(foreverPrayerCount(types)).toEqual({
    gen: 2,
    fes: 0,
    afes: 0,
    sfes: 2,
    exfes: 0,
    relic: 2,
    epic: 0,
  });
});
