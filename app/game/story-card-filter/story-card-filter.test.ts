import { describe, expect, test } from "vitest";
import { buff, card, found } from "#tests/fixtures/filtered-cards.ts";
import { indexCards } from "./card-index.ts";
import { EVERY_CARD, filterStoryCards, type StoryCardFilter } from "./story-card-filter.ts";

describe("names", () => {
  const cards = [
    card("rabbit", { name: "Rabbit of Good Fortune" }),
    card("its spring", {
      name: "It's Spring!",
      aliases: [{ value: "春ですよー", priority: 0 }],
    }),
    card("z", { name: "Spring", aliases: [{ value: "Spring!", priority: 1 }] }),
    card("magician", {
      name: "Ordinary Magician",
      aliases: [
        { value: "普通の魔法使い", priority: 0 },
        { value: "Witch", priority: 2 },
      ],
    }),
  ];
  test.each([
    ["part of a name finds the card", "magic", ["magician"]],
    ["any of several terms is enough", "rabbit,magician", ["magician", "rabbit"]],
    ["Japanese commas separate terms too", "rabbit、witch", ["magician", "rabbit"]],
    ["an alias in Japanese finds the card", "魔法", ["magician"]],
    ["punctuation and case do not count", "ITS, 's spring?", ["its spring"]],
    ["terms never reach over two names", "fortunemagician", []],
    ["an exact alias of priority comes first", "spring", ["z", "its spring"]],
    ["an exact alias without priority does not", "春ですよー,rabbit", ["its spring", "rabbit"]],
    ["part of an alias of priority does not", "wit,rabbit", ["magician", "rabbit"]],
    ["what no card is called finds nothing", "gohei", []],
    ["signs alone are no term", " ,!", ["its spring", "magician", "rabbit", "z"]],
  ])("%s: %s", (_, name, expected) => {
    expect(found(cards, { name })).toEqual(expected);
  });

  test.each([
    ["machibouke", ["await"]],
    ["machiboke", ["await"]],
    ["ﾏﾁﾎﾞｳｹ", ["await"]],
    ["れいむ", ["reimu"]],
    ["mon", ["moon", "gate"]],
    ["moon", ["moon"]],
  ])("%s is looked for in kana and romaji", (name, expected) => {
    const written = [
      card("await", { aliases: [{ value: "まちぼうけと荷物", priority: 0 }] }),
      card("gate", { aliases: [{ value: "もんばん", priority: 0 }] }),
      card("moon", { name: "Moonlit Monday" }),
      card("reimu", { name: "Reimu's Load", aliases: [{ value: "おにもん", priority: 0 }] }),
    ];
    expect(found(written, { name }).toSorted()).toEqual([...expected].toSorted());
  });

  test("an exact alias comes before what the rows put first", () => {
    const named = [
      card("a spring", { stats: [{ type: "agi", max: 9 }] }),
      card("b", { aliases: [{ value: "spring", priority: 1 }] }),
    ];
    expect(
      found(named, { name: "spring", options: [{ kind: "stat", stat: "agi", order: "desc" }] }),
    ).toEqual(["b", "a spring"]);
  });
});

describe("choices", () => {
  const cards = [
    card("a", { type: "plum", rarity: 1, artist: { jp: "Shinia" }, featured: ["reimu"] }),
    card("b", { type: "orchid", rarity: 2, featured: ["reimu", "marisa", "alice"] }),
    card("c", { type: "bamboo", rarity: 3, artist: { jp: "" } }),
    card("d", { type: "chrysanthemum", rarity: 5 }),
  ];
  test.each<[string, Partial<StoryCardFilter>, string[]]>([
    ["nothing chosen shows all", {}, ["a", "b", "c", "d"]],
    ["one rarity", { rarities: [3] }, ["c"]],
    ["several rarities", { rarities: [1, 5] }, ["a", "d"]],
    ["all four rarities show rarity 2 too", { rarities: [1, 3, 4, 5] }, ["a", "b", "c", "d"]],
    ["types", { types: ["plum", "bamboo"] }, ["a", "c"]],
    [
      "all four types",
      { types: ["plum", "orchid", "chrysanthemum", "bamboo"] },
      ["a", "b", "c", "d"],
    ],
    ["part of an artist's name in any case", { artist: "SHIN" }, ["a"]],
    ["an artist with blanks around, as when one goes on typing", { artist: " shinia " }, ["a"]],
    ["an artist of nothing but blanks", { artist: "  " }, ["a", "b", "c", "d"]],
    ["an artist in Japanese", { artist: "凪" }, ["b", "d"]],
    ["an artist in kana", { artist: "しにあ" }, ["a"]],
    ["one featured character", { featured: ["reimu"] }, ["a", "b"]],
    ["featured characters must all be there", { featured: ["marisa", "reimu"] }, ["b"]],
    ["several fields together", { featured: ["reimu"], types: ["plum"] }, ["a"]],
  ])("%s", (_, filter, expected) => {
    expect(found(cards, filter)).toEqual(expected);
  });
});

describe("sources", () => {
  const sources = [
    "general",
    "prayer",
    "epic-prayer",
    "epic-limited",
    "sc-prayer",
    "ex",
    "vs",
    "pack",
    "minigame",
    "task",
    "login",
    "exchange",
    "story",
  ] as const;
  const cards = [
    ...sources.map((type) => card(type, { obtaining: [{ type }] })),
    card("zz both", { obtaining: [{ type: "story" }, { type: "ex" }] }),
    card("zz none"),
  ];
  test.each([
    [["prayer"], ["epic-prayer", "general", "prayer", "sc-prayer"]],
    [["epic-prayer"], ["epic-limited", "epic-prayer"]],
    [["challenge-quest"], ["ex", "vs", "zz both"]],
    [["others"], ["exchange", "login", "minigame", "pack", "task"]],
    [["general"], ["general"]],
    [
      ["story", "vs"],
      ["story", "vs", "zz both"],
    ],
    [
      ["prayer", "epic-limited"],
      ["epic-limited", "epic-prayer", "general", "prayer", "sc-prayer"],
    ],
  ])("%j finds %j", (obtaining, expected) => {
    expect(found(cards, { obtaining })).toEqual(expected);
  });
});

describe("roles", () => {
  test("a buff of another role excludes the card, one of a random group too", () => {
    const cards = [
      card("a"),
      card("b", { buffs: [buff({ role: "atk" }), buff()] }),
      card("c", { buffs: [buff({ role: "atk" }), buff({ role: "def" })] }),
      card("d", { buffs: [buff()], randomBuffs: [[buff({ role: "def" })]] }),
    ];
    expect(found(cards, { role: "atk" })).toEqual(["a", "b"]);
    expect(found(cards, { role: "def" })).toEqual(["a", "d"]);
  });
});

// A new key has no row here until it is written, and finds every card until it has its rule.
const NOT_MET: StoryCardFilter = {
  name: "gohei",
  types: ["bamboo"],
  rarities: [1],
  featured: ["reimu"],
  obtaining: ["story"],
  role: "atk",
  artist: "Shinia",
  options: [
    {
      kind: "effect",
      effect: { group: "stat", attribute: "agi", direction: "up" },
      by: "value",
      target: "any",
    },
  ],
};

test.each(Object.entries(NOT_MET))(
  "a card that does not meet the key %s is left out",
  (key, asked) => {
    expect(found([card("a", { buffs: [buff({ role: "def" })] })], { [key]: asked })).toEqual([]);
  },
);

test("cards of one sort key stand by their ids", () => {
  const cards = [card("same", { id: 7 }), card("same", { id: 3 })];
  expect(filterStoryCards(indexCards(cards), EVERY_CARD).map(({ id }) => id)).toEqual([3, 7]);
});

test("only cards that are shown are found", () => {
  const index = indexCards([card("a", { rarity: 1 }), card("b")]);
  const shown = filterStoryCards(index, EVERY_CARD, ({ rarity }) => rarity > 1);
  expect(shown.map(({ sort }) => sort)).toEqual(["b"]);
});
