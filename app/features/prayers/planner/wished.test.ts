import { expect, test } from "vitest";
import type { IsWanted } from "#app/collection/use-is-wanted.ts";
import type { RateUp } from "#app/components/prayer/shown-prayer.ts";
import { featuredChoices, featuredWish, kindOf, wishOf } from "./wished.ts";

const character = (id: string): RateUp => ({
  ...{ kind: "character", id, name: { en: id }, image: "picture", type: null, mark: null },
});
const card = (id: number): RateUp => ({
  ...{ kind: "card", id, name: `Card ${id}`, image: "picture", mark: null },
});
const hidden: RateUp = { kind: "hidden", of: "character" };

const isWanted: IsWanted = (kind, id) => ["character/koishi", "card/12"].includes(`${kind}/${id}`);

test("of the items of a pool those are cards that have numbers", () => {
  expect(["koishi", "12", "l10.1-reimu"].map(kindOf)).toEqual(["character", "card", "character"]);
});

test.each([
  ["what the address asks for", ["reimu"], ["koishi"], ["reimu"]],
  ["nothing, where the address says so", [], ["koishi"], []],
  ["all of the featured that is wanted", null, ["reimu", "koishi", "12"], ["koishi", "12"]],
  ["the first of the featured where none is wanted", null, ["reimu", "youmu"], ["reimu"]],
  ["nothing where nothing is featured", null, [], []],
])("wished is %s", (_, asked, featured, wish) => {
  expect(wishOf(asked, featured, isWanted)).toEqual(wish);
});

test("without an address most hope for what they want, else for characters, else for cards", () => {
  const ids = (...rateUps: RateUp[]) => featuredWish(rateUps, isWanted).map(({ id }) => id);
  expect(ids(character("reimu"), card(12))).toEqual([12]);
  expect(ids(character("reimu"), character("youmu"), card(13))).toEqual(["reimu", "youmu"]);
  expect(ids(hidden, card(13))).toEqual([13]);
  expect(ids(hidden)).toEqual([]);
});

test("what is hidden is no choice", () => {
  expect(featuredChoices([hidden, card(12)])).toEqual([
    { id: "12", name: { en: "Card 12" }, image: "picture", universe: null },
  ]);
});
