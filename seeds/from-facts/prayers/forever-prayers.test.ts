import { expect, test } from "vitest";
import { foreverPrayersOf, roulettesOf } from "./forever-prayers.ts";
import type { ReleasedCharacter } from "./roster.ts";

const character = (
  id: string,
  type: ReleasedCharacter["type"],
  debut: string,
): ReleasedCharacter => ({
  ...{ id, name: id, type, nonLimited: false, rebirth: false },
  debut: `${debut}T05:00:00Z`,
});
const roster = {
  characters: [
    character("a", "gen", "2021-05-11"),
    character("b", "fes", "2021-08-01"),
    character("c", "fes", "2021-10-20"),
    character("d", "sfes", "2021-08-01"),
    character("e", "epic", "2025-05-01"),
  ],
  cards: [],
};

test("members are of its types and had been out for a while", () => {
  const [first, second] = foreverPrayersOf(roster);
  expect([first?.id, first?.characters]).toEqual([1, ["a", "b"]]);
  expect(second?.characters).toEqual(["a", "b", "c"]);
});

test("one that names a first day holds nobody older", () => {
  expect(foreverPrayersOf(roster).at(-1)?.characters).toEqual(["e"]);
});

test("the roulette holds standard and festival characters", () => {
  expect(roulettesOf(roster).map(({ characters }) => characters)).toEqual([
    ["a", "b", "c"],
    ["a", "b", "c"],
  ]);
});
