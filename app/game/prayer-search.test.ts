import { describe, expect, test } from "vitest";
import {
  EVERY_PRAYER,
  findsPrayer,
  isSearching,
  type PrayerSearch,
  type SearchablePrayer,
} from "./prayer-search.ts";

const start = Date.UTC(2024, 1, 28, 5);
const end = Date.UTC(2024, 2, 1);

const prayer: SearchablePrayer = {
  name: "Festival: Yuyuko & Yukari (2nd)",
  start,
  end,
  types: ["festival", "lucky-bag"],
  rateUpCharacters: [
    { id: "l1-yuyuko", type: "fes" },
    { id: "a6-reimu", type: "mfes" },
    { id: "l1-nobody", type: null },
  ],
  rateUpCards: ["12", "9"],
  stepUps: ["asc5", "special"],
};

function found(search: Partial<PrayerSearch>, changed: Partial<SearchablePrayer> = {}): boolean {
  return findsPrayer({ ...EVERY_PRAYER, ...search })({ ...prayer, ...changed });
}

test("a search for nothing finds every prayer, dated or not", () => {
  expect(found({})).toBe(true);
  expect(found({}, { start: null, end: null })).toBe(true);
  expect(found({}, { start: Date.UTC(2019, 0, 1), end: Date.UTC(2020, 0, 1) })).toBe(true);
});

describe("by name", () => {
  test.each([
    ["yuyuko", true],
    ["YUYUKO & yukari", true],
    ["yuyukoyukari", true],
    ["  2ND ", true],
    ["!?&", true],
    ["yukari, yuyuko", false],
    ["2021", false],
  ])("%j: %s", (name, expected) => {
    expect(found({ name })).toBe(expected);
  });

  test("Japanese letters count", () => {
    expect(found({ name: "祭典" }, { name: "幽々子・祭典" })).toBe(true);
    expect(found({ name: "紅魔" }, { name: "幽々子・祭典" })).toBe(false);
  });
});

describe("rate-ups must hold all that is chosen", () => {
  test.each([
    [{ characters: ["l1-yuyuko"] }, true],
    [{ characters: ["l1-yuyuko", "a6-reimu"] }, true],
    [{ characters: ["l1-yuyuko", "l1-reimu"] }, false],
    [{ cards: ["9"] }, true],
    [{ cards: ["9", "12"] }, true],
    [{ cards: ["9", "1"] }, false],
    [{ characters: ["l1-yuyuko"], cards: ["9"] }, true],
    [{ characters: ["l1-reimu"], cards: ["9"] }, false],
  ])("%j: %s", (search, expected) => {
    expect(found(search)).toBe(expected);
  });
});

describe("one of the types is enough", () => {
  test.each([
    [{ prayerTypes: ["festival"] }, true],
    [{ prayerTypes: ["epic", "lucky-bag"] }, true],
    [{ prayerTypes: ["epic", "relic"] }, false],
    [{ charTypes: ["fes"] }, true],
    [{ charTypes: ["sfes", "mfes"] }, true],
    [{ charTypes: ["gen", "wfes"] }, false],
    [{ prayerTypes: ["festival"], charTypes: ["gen"] }, false],
  ] as const)("%j: %s", (search, expected) => {
    expect(found(search)).toBe(expected);
  });
});

describe("step-ups must all be there", () => {
  test.each([
    [["asc"], true],
    [["asc5"], true],
    [["asc3"], false],
    [["asc", "special"], true],
    [["asc5", "desc"], false],
    [["none"], false],
    [["none", "asc"], false],
  ])("%j: %s", (stepUps, expected) => {
    expect(found({ stepUps })).toBe(expected);
  });

  test.each([
    [["none"], true],
    [["none", "asc"], false],
    [["asc"], false],
  ])("of a prayer that has none, %j: %s", (stepUps, expected) => {
    expect(found({ stepUps }, { stepUps: [] })).toBe(expected);
  });
});

describe("the window must overlap the range of days", () => {
  test.each([
    ["a range within", { start: "2024-02-29", end: "2024-02-29" }, true],
    ["the day on which it starts", { start: "2021-05-11", end: "2024-02-28" }, true],
    ["the day before it starts", { start: "2021-05-11", end: "2024-02-27" }, false],
    ["a range from its last day", { start: "2024-02-29" }, true],
    ["a range that begins exactly at its end", { start: "2024-03-01" }, false],
    ["a range that begins a day before its end", { start: "2024-02-29", end: "2024-03-05" }, true],
    ["a start after the end", { start: "2024-03-02", end: "2024-02-28" }, false],
    ["a start on the day after the end", { start: "2024-02-29", end: "2024-02-28" }, false],
    ["a start that does not exist", { start: "2023-02-29", end: "2024-02-28" }, true],
    ["an end that does not exist", { start: "2024-02-29", end: "2024-02-30" }, true],
  ])("%s: %j, %s", (_, range, expected) => {
    expect(found(range)).toBe(expected);
  });

  test("a millisecond decides at both ends of the range", () => {
    const from = Date.UTC(2024, 1, 29);
    const after = Date.UTC(2024, 2, 1);
    const day = { start: "2024-02-29", end: "2024-02-29" };
    expect(found(day, { start: after - 1, end: null })).toBe(true);
    expect(found(day, { start: after, end: null })).toBe(false);
    expect(found(day, { start: 0, end: from + 1 })).toBe(true);
    expect(found(day, { start: 0, end: from })).toBe(false);
  });

  test("a prayer without an end goes on, one without a start is in no range", () => {
    expect(found({ start: "2030-01-01" }, { end: null })).toBe(true);
    expect(found({ start: "2021-05-12" }, { start: null })).toBe(false);
  });
});

test.each([
  [{}, false],
  [{ name: " & " }, false],
  [{ start: "2021-05-11", end: "2023-02-29" }, false],
  [{ name: "a" }, true],
  [{ stepUps: ["none"] }, true],
  [{ start: "2021-05-12" }, true],
  [{ end: "2024-01-01" }, true],
])("%j is a search: %s", (search, expected) => {
  expect(isSearching({ ...EVERY_PRAYER, ...search })).toBe(expected);
});
