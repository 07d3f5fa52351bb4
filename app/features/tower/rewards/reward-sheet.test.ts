import { expect, test } from "vitest";
import { rangeName, releasedItems, rewardSheet } from "./reward-sheet.ts";

const value = (floor: number, amount: number, release: number | null = null) => ({
  floor,
  amount,
  release,
});
const items = [
  { item: "coin", name: "Coin", values: [value(1, 100), value(2, 50, 500), value(3, 7, 2000)] },
  { item: "star", name: "Star", values: [value(3, 1, 2000)] },
];
const whole = { from: null, to: null, q: "", kind: [] };

test("a sheet gives each item its total and its floors with running totals", () => {
  expect(rewardSheet(items, whole, 3)).toMatchObject({
    range: { from: 1, to: 3 },
    items: [
      { item: "coin", total: 157, entries: [{ total: 100 }, { total: 150 }, { total: 157 }] },
      { item: "star", total: 1, entries: [{ floor: 3, amount: 1, total: 1 }] },
    ],
  });
});

test("a range sums up its own floors only, and names no item without any", () => {
  const { range, items: found } = rewardSheet(items, { ...whole, from: 2, to: 2 }, 3);
  expect(range).toEqual({ from: 2, to: 2 });
  expect(found).toMatchObject([{ item: "coin", total: 50, entries: [{ floor: 2, total: 50 }] }]);
});

test("a filter by keys leaves items of the range", () => {
  const names = (q: string) => rewardSheet(items, { ...whole, q }, 3).items.map(({ item }) => item);
  expect(names("total>=100")).toEqual(["coin"]);
  expect(names("floor:3 -floors>1")).toEqual(["star"]);
  expect(names("sta")).toEqual(["star"]);
});

test("a kind leaves its items, and each kind tells how many there are of it on the range", () => {
  const named = (name: string, floor: number) => ({ item: name, name, values: [value(floor, 1)] });
  const given = [named("Attack Scroll", 1), named("Life Scroll", 3), named("Magatama", 1)];
  const sheet = rewardSheet(given, { ...whole, to: 2, kind: ["scroll"] }, 3);
  expect(sheet.items.map(({ item }) => item)).toEqual(["Attack Scroll"]);
  expect(sheet.counts.kind).toEqual([
    ["scroll", 1],
    ["other", 1],
  ]);
});

test("only entries whose release has come are left, and items that have any", () => {
  expect(releasedItems(items, 499).map((one) => [one.item, one.values.length])).toEqual([
    ["coin", 1],
  ]);
  expect(releasedItems(items, 500)[0]?.values.map(({ floor }) => floor)).toEqual([1, 2]);
  expect(releasedItems(items, 2000)).toEqual(items);
});

test.each([
  [{ from: 1, to: 580 }, "Floors 1 to 580"],
  [{ from: 7, to: 7 }, "Floor 7"],
])("the range %j is called %s", (range, name) => {
  expect(rangeName(range)).toBe(name);
});
