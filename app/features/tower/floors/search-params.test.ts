import fc from "fast-check";
import { expect, test } from "vitest";
import { ABILITY_TYPES } from "#app/game/vocabulary/ability-types.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { idsOf, RECORD_ID } from "#app/game/vocabulary/vocabulary.ts";
import { floorsUrl, searchOfFloor } from "./search-params.ts";

const none = {
  floor: null,
  q: "",
  enemy: null,
  weak: null,
  resist: null,
  ability: null,
  reward: null,
};

test.each([
  ["", none, ""],
  ["floor=12abc", { ...none, floor: 12 }, "floor=12"],
  ["floor=1e9", { ...none, floor: 1 }, "floor=1"],
  ["floor=0", { ...none, floor: 0 }, "floor=1"],
  ["floor=-7", { ...none, floor: -7 }, "floor=1"],
  ["floor=99999999999999999999", { ...none, floor: 1e20 }, "floor=999999"],
  ["floor=abc", none, ""],
  ["floor=", none, ""],
  [
    "weak=fire&enemy=l1-reimu",
    { ...none, enemy: "l1-reimu", weak: "fire" },
    "enemy=l1-reimu&weak=fire",
  ],
  ["enemy=Reimu+Hakurei", none, ""],
  ["enemy=", none, ""],
  ["weak=fire&floor=3", { ...none, floor: 3, weak: "fire" }, "floor=3&weak=fire"],
  ["weak=plasma&ability=flight&other=1", none, ""],
  ["resist=Fire", { ...none, resist: "fire" }, "resist=fire"],
  [
    "reward=coin&ability=graze&resist=no-element",
    { ...none, resist: "no-element", ability: "graze", reward: "coin" },
    "resist=no-element&ability=graze&reward=coin",
  ],
])("%j is read and written back as it should stand", (query, state, canonical) => {
  const searchParams = new URLSearchParams(query);
  expect(floorsUrl.decode(searchParams)).toEqual(state);
  expect(floorsUrl.canonical(searchParams).toString()).toBe(canonical);
});

test("what is written is read back", () => {
  const orNone = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
  const element = fc.constantFrom(...idsOf(ELEMENTS));
  const states = fc.record({
    floor: orNone(fc.integer({ min: 1, max: 999_999 })),
    enemy: orNone(fc.stringMatching(RECORD_ID)),
    q: fc.constantFrom("", "weak:fire floor>400"),
    weak: orNone(element),
    resist: orNone(element),
    ability: orNone(fc.constantFrom(...idsOf(ABILITY_TYPES))),
    reward: orNone(fc.stringMatching(/^[a-z][a-z-]{0,30}$/)),
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(floorsUrl.decode(floorsUrl.encode(state))).toEqual(state);
    }),
  );
});

test("a link to another floor keeps what is looked for", () => {
  const state = floorsUrl.decode(new URLSearchParams("floor=3&weak=fire"));
  expect(searchOfFloor(state, 4)).toBe("?floor=4&weak=fire");
});
