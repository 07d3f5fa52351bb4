import { expect, test } from "vitest";
import { type IllustratorOrder, orderedIllustrators, pressedSort } from "./illustrator-order.ts";

const NOW = 1_000;
const card = (id: number, sort: string, releaseDate: number | null) => ({ id, sort, releaseDate });
const artists = [
  { id: 1, jp: "ｂ", storyCards: [card(11, "y", 300), card(12, "x", 500)] },
  { id: 2, jp: "A", storyCards: [card(21, "z", 400)] },
  {
    id: 3,
    jp: "凪庵",
    storyCards: [card(31, "b", null), card(32, "c", 100), card(33, "a", 200), card(34, "d", 2_000)],
  },
  { id: 4, jp: "undated", storyCards: [card(41, "a", null)] },
  { id: 5, jp: "to come", storyCards: [card(51, "a", 1_001)] },
  { id: 6, jp: "not positive", storyCards: [card(61, "a", 0), card(62, "a", 500)] },
  { id: 7, jp: "a", storyCards: [card(71, "a", 1_000)] },
];
const order = (change: Partial<IllustratorOrder> = {}): IllustratorOrder => ({
  sort: "alphabet",
  order: "asc",
  cards: "alphabet",
  ...change,
});
const ids = (change: Partial<IllustratorOrder>) =>
  orderedIllustrators(artists, order(change), NOW).map(({ id }) => id);

test.each<[string, Partial<IllustratorOrder>, number[]]>([
  ["alphabet, without regard to case and width", {}, [2, 7, 1, 3]],
  ["alphabet descending", { order: "desc" }, [3, 1, 2, 7]],
  ["the earliest date", { sort: "date" }, [3, 1, 2, 7]],
  ["the earliest date descending", { sort: "date", order: "desc" }, [7, 2, 1, 3]],
  ["the number of cards, ties by name", { sort: "count" }, [2, 7, 1, 3]],
  ["the number of cards descending", { sort: "count", order: "desc" }, [3, 1, 2, 7]],
])("artists stand by %s", (_, change, expected) => {
  expect(ids(change)).toEqual(expected);
});

test("without a positive earliest release that has passed an artist is left out", () => {
  expect(ids({}).toSorted()).toEqual([1, 2, 3, 7]);
  expect(orderedIllustrators(artists, order(), 1_001).map(({ id }) => id)).toContain(5);
});

test.each([
  ["alphabet", [33, 31, 32]],
  ["date", [32, 33, 31]],
] as const)("cards that are revealed stand by %s, undated ones last by date", (cards, expected) => {
  const found = orderedIllustrators(artists, order({ cards }), NOW).find(({ id }) => id === 3);
  expect(found?.storyCards.map(({ id }) => id)).toEqual(expected);
  expect(found?.earliest).toBe(100);
});

test("pressing the active sort turns it round, pressing another begins ascending", () => {
  const once = pressedSort(order({ sort: "date" }), "alphabet");
  expect(once).toEqual(order());
  const twice = pressedSort(once, "alphabet");
  expect(twice.order).toBe("desc");
  expect(pressedSort(twice, "alphabet").order).toBe("asc");
  expect(pressedSort(twice, "count")).toEqual(order({ sort: "count" }));
});
