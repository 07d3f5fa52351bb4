import { describe, expect, test } from "vitest";
import { withCards } from "./card-rate-ups.ts";
import { debutPlan, debutPlansOf } from "./debut-prayers.ts";
import { listed, type Plan, prayerOf } from "./plan.ts";
import type { Card, ReleasedCharacter } from "./roster.ts";

const character = (id: string, facts: Partial<ReleasedCharacter> = {}): ReleasedCharacter => ({
  id,
  name: id,
  type: "sfes",
  debut: "2022-03-01T05:00:00Z",
  nonLimited: false,
  rebirth: false,
  ...facts,
});
const card = (id: number, release: string, rarity = 5): Card => ({
  ...{ id, rarity, general: false },
  release: `${release}T05:00:00Z`,
});
const plan = (id: string, day: string, facts: Partial<Plan> = {}): Plan => ({
  ...{ id, name: id, types: ["ultra"], days: 14, rateUps: [{ character: character("a") }] },
  start: `${day}T05:00:00Z`,
  ...facts,
});

test.each([
  [["Reimu"], "Reimu"],
  [["Reimu", "Marisa"], "Reimu & Marisa"],
  [["Reimu", "Marisa", "Alice"], "Reimu, Marisa & Alice"],
  [["Reimu", "Marisa", "Alice", "Sanae"], "Reimu, Marisa & 2 more"],
])("%j is listed as %s", (names, expected) => {
  expect(listed(names.map((name) => character(name, { name })))).toBe(expected);
});

describe("debuts", () => {
  test("those of one day and type share a prayer that starts with them", () => {
    const characters = [character("a"), character("b"), character("c", { type: "gen" })];
    const plans = debutPlansOf({ characters, cards: [] }, new Set());
    expect(plans.map(({ id, start }) => [id, start])).toEqual([
      ["ultra-a", "2022-03-01T05:00:00Z"],
      ["pick-up-c", "2022-03-01T05:00:00Z"],
    ]);
    expect(plans[0]?.rateUps?.map(({ status }) => status)).toEqual(["new", "new"]);
  });

  test("yukkuri, the first standard characters and those of a known prayer have none", () => {
    const characters = [
      character("a", { type: "yukkuri" }),
      character("b", { type: "gen", debut: "2021-05-11T05:00:00Z" }),
      character("c"),
    ];
    expect(debutPlansOf({ characters, cards: [] }, new Set(["c"]))).toEqual([]);
  });

  test("an extra rate-up is an older one of the same type", () => {
    const old = [
      character("old", { debut: "2021-06-01T05:00:00Z" }),
      character("other", { type: "fes", debut: "2021-06-01T05:00:00Z" }),
      character("young", { debut: "2022-02-20T05:00:00Z" }),
    ];
    const alone = Array.from({ length: 20 }, (_, at) => character(`alone-${at}`));
    const extras = alone.flatMap((one) =>
      debutPlan("ultra", [one], { characters: [...old, one], cards: [] }).rateUps?.slice(1),
    );
    expect(new Set(extras.map((extra) => extra?.character.id))).toEqual(new Set(["old"]));
    expect(new Set(extras.map((extra) => extra?.status))).toEqual(new Set(["extra"]));
  });
});

describe("cards", () => {
  test("a card is new on the first prayer for characters once it is out, two at a time", () => {
    const cards = [1, 2, 3].map((id) => card(id, "2022-03-01"));
    const plans = [plan("b", "2022-03-15"), plan("a", "2022-03-01"), plan("0", "2022-02-01")];
    const given = withCards(plans, [...cards, card(4, "2022-03-02", 3)]);
    expect(given.map(({ id, cards: own = [] }) => [id, own.map((one) => one.card.id)])).toEqual([
      ["0", []],
      ["a", [1, 2]],
      ["b", [3]],
    ]);
    expect(given.flatMap(({ cards: own = [] }) => own).every(({ isNew }) => isNew)).toBe(true);
  });

  test("a collection raises the newest ones again", () => {
    const types = ["ultra", "collection"] as const;
    const plans = [plan("a", "2022-03-01"), plan("b", "2022-04-01", { types })];
    const [, collection] = withCards(plans, [card(1, "2022-03-01")]);
    expect(collection?.cards).toMatchObject([{ card: { id: 1 }, isNew: false }]);
  });
});

describe("prayers", () => {
  test("without god crystals there is no price, no dust and no step-up", () => {
    const made = prayerOf(plan("a", "2022-03-01", { columns: "none", stepUps: ["asc5"] }));
    expect(made).toMatchObject({ simulator: false, stepUps: [], pool: [] });
    expect([made.gcCost, made.dust]).toEqual([undefined, undefined]);
  });

  test("one that is bought a few times gives festival characters alone", () => {
    const bag = { types: ["lucky-bag"], rateUps: [], maxPulls: 3, columns: "gc" } as const;
    const { pool, maxPulls } = prayerOf(plan("a", "2023-01-01", bag));
    expect(maxPulls).toBe(3);
    expect(pool.filter(({ kind }) => kind === "character").map(({ set }) => set)).toEqual([
      "festival-2023",
    ]);
  });
});
