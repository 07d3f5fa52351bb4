import { expect, test } from "vitest";
import { EVERY_PRAYER, type SearchablePrayer } from "#app/game/prayer-search.ts";
import { prayerCounts } from "./prayer-counts.ts";
import { prayerKeys } from "./prayer-keys.ts";

const prayer = (given: Partial<SearchablePrayer>): SearchablePrayer => ({
  name: "",
  start: null,
  end: null,
  types: [],
  rateUpCharacters: [],
  rateUpCards: [],
  stepUps: [],
  ...given,
});

const PRAYERS = [
  prayer({ name: "One", types: ["festival"], stepUps: ["asc5", "special1"] }),
  prayer({ name: "Two", types: ["festival"], rateUpCharacters: [{ id: "a", type: "epic" }] }),
  prayer({ name: "Three", types: ["standard"], stepUps: ["asc5"] }),
];

test("a choice tells how many prayers there would be with it, all else set", () => {
  const table = prayerKeys({ characters: [], cards: [] }, 0);
  const counts = (search: Partial<typeof EVERY_PRAYER>, keys = (_: SearchablePrayer) => true) =>
    prayerCounts(PRAYERS, { ...EVERY_PRAYER, ...search }, table, keys);
  const festival = counts({ prayerTypes: ["festival"] });
  expect(Object.fromEntries(festival["prayer-types"] ?? [])).toEqual({ festival: 2, standard: 1 });
  expect(Object.fromEntries(festival["step-ups"] ?? [])).toEqual({ asc: 1, special: 1, none: 1 });
  expect(counts({}, ({ name }) => name === "Two")["char-types"]).toEqual([["epic", 1]]);
});

test("of step-ups all must be there, so that one more narrows", () => {
  const table = prayerKeys({ characters: [], cards: [] }, 0);
  const { "step-ups": counts } = prayerCounts(
    PRAYERS,
    { ...EVERY_PRAYER, stepUps: ["special"] },
    table,
    () => true,
  );
  expect(counts).toEqual([
    ["asc", 1],
    ["special", 1],
  ]);
});
