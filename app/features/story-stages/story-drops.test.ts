import { expect, test } from "vitest";
import { dropGroups, ownDrops, sharedDrops } from "./story-drops.ts";

const ITEMS = new Map([
  [111, "攻性指南書[初]"],
  [121, "防性指南書[初]"],
  [112, "攻性指南書[弐]"],
  [401, "伽羅"],
  [900, "謎の品"],
]);
const CARDS = new Map([[7, "Tea Time"]]);

const of = (drops: readonly { items?: number[]; cards?: number[]; amount?: number }[]) =>
  dropGroups(
    drops.map(({ items = [], cards = [], amount = 1 }, at) => ({
      slot: at + 1,
      kind: cards.length > 0 ? "story-card" : items.length > 0 ? "item" : "coins",
      items,
      cards,
      amount,
    })),
    ITEMS,
    CARDS,
  );

test("a slot of several grades is told apart by kind and grade", () => {
  expect(
    of([{ items: [111, 121, 112] }]).map(({ label, items }) => [
      label,
      items.map((one) => one.label),
    ]),
  ).toEqual([
    ["Guide I", ["Offense", "Defense"]],
    ["Guide II", ["Offense"]],
  ]);
});

test("a slot of one item in several grades is said by the item", () => {
  expect(of([{ items: [111, 112] }])[0]).toMatchObject({
    label: "Offense Guide",
    items: [
      { id: 111, label: "I", name: "Offense Guide I" },
      { id: 112, label: "II", name: "Offense Guide II" },
    ],
  });
});

test("the same drop in other amounts is said once, with its amounts", () => {
  expect(of([{ items: [401], amount: 2 }, { items: [401] }, { amount: 7 }, { amount: 6 }])).toEqual(
    [
      expect.objectContaining({ label: "Incense", amounts: [1, 2] }),
      expect.objectContaining({ label: "Coins", amounts: [6, 7] }),
    ],
  );
});

test("an item without a translation keeps its Japanese name, a hidden card is not named", () => {
  expect(of([{ items: [900] }])[0]?.items).toEqual([{ id: 900, label: "謎の品", name: null }]);
  expect(of([{ cards: [7, 8] }])[0]?.cards).toEqual([{ id: 7, name: "Tea Time" }]);
});

test("what all stages drop is shared, unless one of them is alone or unknown", () => {
  const first = of([{ items: [401] }, { items: [111] }]);
  const second = of([{ items: [401] }]);
  expect(sharedDrops([first, second]).map(({ label }) => label)).toEqual(["Incense"]);
  expect(ownDrops(first, sharedDrops([first, second])).map(({ label }) => label)).toEqual([
    "Guide I",
  ]);
  expect(sharedDrops([first])).toEqual([]);
  expect(sharedDrops([first, null])).toEqual([]);
});
