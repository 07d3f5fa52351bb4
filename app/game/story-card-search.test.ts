import { describe, expect, test } from "vitest";
import { searchCardsByName, searchTerms } from "./story-card-search.ts";

const card = (name: string, aliases: [string, number][] = [], sort = name.toLowerCase()) => ({
  name,
  aliases: aliases.map(([value, priority]) => ({ value, priority })),
  sort,
});

const cards = [
  card("Rabbit of Good Fortune"),
  card("It's Spring!", [["春ですよー", 0]]),
  card("Spring", [["Spring", 1]], "zz-last"),
  card("Ordinary Magician", [
    ["普通の魔法使い", 0],
    ["Ordinary Magician", 1],
  ]),
];

describe("the terms of a search", () => {
  test.each([
    ["It's Spring!", ["itsspring"]],
    ["Moon, sun", ["moon", "sun"]],
    ["魔法、春", ["魔法", "春"]],
    [" , !", []],
    ["NAЯAKA", ["naяaka"]],
  ])("of %s are %j", (name, terms) => {
    expect(searchTerms(name)).toEqual(terms);
  });
});

describe("a search by name", () => {
  test.each([
    ["finds part of a name", "magic", ["Ordinary Magician"]],
    [
      "finds any of several terms",
      "rabbit,magician",
      ["Ordinary Magician", "Rabbit of Good Fortune"],
    ],
    ["finds an alias in Japanese", "魔法", ["Ordinary Magician"]],
    ["ignores punctuation and case", "ITS spring", ["It's Spring!"]],
    ["puts an exact alias of priority first", "spring", ["Spring", "It's Spring!"]],
    ["finds nothing for a name no card has", "gohei", []],
  ])("%s", (_, name, names) => {
    expect(searchCardsByName(cards, name).map((found) => found.name)).toEqual(names);
  });

  test("without a term lists every card by its sort key", () => {
    expect(searchCardsByName(cards, "").map((found) => found.name)).toEqual([
      "It's Spring!",
      "Ordinary Magician",
      "Rabbit of Good Fortune",
      "Spring",
    ]);
  });

  test("leaves the given list as it was", () => {
    const given = [card("b"), card("a")];
    searchCardsByName(given, "");
    expect(given.map((found) => found.name)).toEqual(["b", "a"]);
  });
});
