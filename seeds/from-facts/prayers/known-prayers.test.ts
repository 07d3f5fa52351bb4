import { expect, test } from "vitest";
import { prayer } from "#db/pack/schema/prayers.ts";
import { type FactPrayer, factPrayer } from "./facts.ts";
import { knownPoolSetsOf, knownPrayerOf } from "./known-prayers.ts";

const bare: FactPrayer = {
  id: "jp-20",
  server: "jp",
  nameJp: "フェス限定",
  kind: "festival",
  sources: ["a/b"],
};

test("times become UTC to the second, and days stay among the details", () => {
  const known = knownPrayerOf({
    ...bare,
    start: "2022-05-11",
    end: "2020-05-13T13:59:59+09:00",
  });
  expect(known.start).toBeUndefined();
  expect(known.end).toBe("2020-05-13T04:59:59Z");
  expect(known.details?.other).toEqual({ start: "2022-05-11" });
});

test.each([
  [{ kind: "standard" }, ["standard"]],
  [{ kind: "pickup" }, ["pick-up"]],
  [{ kind: "ultra_festival" }, ["ultra"]],
  [{ kind: "ticket" }, []],
  [{ nameEn: "Lunar War Ultra Festival Collection" }, ["festival", "collection"]],
] as const)("types of %j", (fields, types) => {
  expect(knownPrayerOf({ ...bare, ...fields }).types).toEqual(types);
});

test("what the site has a field for stands there, all else in the details", () => {
  const fact = factPrayer.parse({
    ...bare,
    nameEn: "Lucky Bag",
    costs: [
      { pulls: 1, currency: "seal_crystals", amount: 5 },
      { pulls: 10, currency: "god_crystals", amount: 300 },
    ],
    limit: 3,
    fortuneDustPerTen: 20,
    rateUp: ["l1-yukari"],
    rateUpCards: [136],
    exchange: [
      { character: "l1-yukari", points: 150 },
      { card: 136, points: 50 },
    ],
    guarantee: { per: 10, festivalFriends: 1 },
    pool: ["l1-eirin"],
  });
  const known = prayer.parse(knownPrayerOf(fact));
  expect(known).toMatchObject({
    name: "Lucky Bag",
    nameJp: "フェス限定",
    gcCost: 300,
    maxPulls: 3,
    dust: 20,
    rateUpCharacters: [{ character: "l1-yukari" }],
    rateUpCards: [{ card: 136, exchange: 50 }],
  });
  expect(known.details).toEqual({
    kind: "festival",
    costs: fact.costs,
    exchange: fact.exchange,
    other: { guarantee: { per: 10, festivalFriends: 1 } },
  });
  expect(knownPoolSetsOf([fact])).toEqual([
    { id: "jp-20", kind: "character", characters: ["l1-eirin"], cards: [] },
  ]);
});

test("a prayer without any name is refused", () => {
  expect(() => knownPrayerOf({ ...bare, nameJp: undefined })).toThrow("jp-20 has no name");
});
