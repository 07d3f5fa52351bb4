import { describe, expect, test } from "vitest";
import type { FactStoryCard } from "./facts.ts";
import { sortKeyOf } from "./sort-keys.ts";
import { storyCardOf } from "./story-cards.ts";

const REFERENCES = {
  unofficialNames: new Map([[9, "Cherry Tree in the Garden"]]),
  artistIds: new Map([["NEKO", 7]]),
  personIds: new Map([["Reimu Hakurei", "reimu"]]),
};

const FACT: FactStoryCard = {
  id: 8,
  nameZh: "庭樱",
  rarity: 5,
  type: "plum",
  stats: {},
  effects: [],
  artist: { name: "NEKO" },
  featured: [],
  sources: [],
};

const cardOf = (fact: Partial<FactStoryCard>) => storyCardOf({ ...FACT, ...fact }, REFERENCES);

test("an artist is referred to by id, the game's own credit stays text", () => {
  expect(cardOf({})).toMatchObject({ artist: 7, credit: undefined });
  const artist = { name: "Touhou LostWord", official: true } as const;
  expect(cardOf({ artist })).toMatchObject({ artist: undefined, credit: "Touhou LostWord" });
});

test("an artist or a person without a record is refused with the card's number", () => {
  expect(() => cardOf({ artist: { name: "X" } })).toThrow("card 8 names X");
  expect(() => cardOf({ featured: ["Nobody"] })).toThrow("card 8 names Nobody");
  expect(cardOf({ featured: ["Reimu Hakurei"] }).featured).toEqual(["reimu"]);
});

test.each([
  ["standard_prayer", "general"],
  ["limited_prayer", "prayer"],
  ["event", "event"],
  ["divergent_spirits", "vs"],
  ["divergent_spirits_festival", "vs"],
  ["story_stage", "story"],
  ["limited_distribution", "login"],
  ["special_exchange", "exchange"],
  ["challenge_stage", "ex"],
] as const)("the source %s is %s", (source, type) => {
  expect(cardOf({ source }).obtaining).toEqual([{ type }]);
});

describe("aliases", () => {
  const english = { nameEn: "Eientei", nameEnBasis: "proper-noun" } as const;

  test("an official English name comes first, the originals follow", () => {
    expect(cardOf({ ...english, nameJp: "永遠亭", nameZh: "永远亭" }).aliases).toEqual([
      { value: "Eientei", priority: 1 },
      { value: "永遠亭", priority: 0 },
      { value: "永远亭", priority: 0 },
    ]);
  });

  test("the original that is shown is no alias of itself", () => {
    expect(cardOf({ nameJp: "天界" }).aliases).toEqual([{ value: "庭樱", priority: 0 }]);
    expect(cardOf({}).aliases).toEqual([]);
  });

  test("an unofficial English name is shown with its basis, and the originals are aliases", () => {
    const card = cardOf({ id: 9, nameJp: "庭の桜" });
    expect(card).toMatchObject({
      nameEn: "Cherry Tree in the Garden",
      nameBasis: "unofficial",
      sort: "cherry tree in the garden",
      aliases: [
        { value: "庭の桜", priority: 0 },
        { value: "庭樱", priority: 0 },
      ],
    });
  });

  test("a name that is the same in two languages stands once", () => {
    const aliases = cardOf({ ...english, nameJp: "Eientei", nameZh: "Eientei" }).aliases;
    expect(aliases).toEqual([{ value: "Eientei", priority: 1 }]);
  });
});

test.each([
  [{ id: 1, nameEn: "Ordinary Magician" }, "ordinary magician"],
  [{ id: 1, nameEn: "The Sealed Ones" }, "sealed ones"],
  [{ id: 1, nameEn: "“A Cup of Tea”" }, "cup of tea"],
  [{ id: 1, nameEn: "Another Day" }, "another day"],
  [{ id: 1, nameEn: "NAЯAKA" }, "naraka"],
  [{ id: 1, nameEn: "Café" }, "cafe"],
  [{ id: 8 }, "~00008"],
  [{ id: 10_008 }, "~10008"],
])("%o is sorted by %s", (card, key) => {
  expect(sortKeyOf(card)).toBe(key);
});
