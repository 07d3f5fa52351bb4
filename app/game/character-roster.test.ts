import fc from "fast-check";
import { expect, test } from "vitest";
import {
  passesRosterFilter,
  ROSTER_SORTS,
  type RosterCharacter,
  type RosterFilter,
  sortedRoster,
} from "./character-roster.ts";

const reimu: RosterCharacter = {
  universe: "L1",
  type: "gen",
  status: "non-limited",
  role: "def",
  rebirth: "available",
  name: "Reimu Hakurei",
  place: 0,
  debut: 1,
  lastBanner: 5,
  elements: ["sun", "fire"],
  tags: ["human", "shrine-maiden"],
};
const alice: RosterCharacter = {
  universe: "A6",
  type: "afes",
  status: "limited",
  name: "Alice Margatroid (Scarlet)",
  place: 1,
  debut: 2,
};

const none: RosterFilter = {
  roles: [],
  world: "",
  statuses: [],
  types: [],
  rebirth: null,
  elements: [],
  tag: "",
};

test.each<[string, Partial<RosterFilter>, readonly boolean[]]>([
  ["nothing asked", {}, [true, true]],
  ["a role", { roles: ["def", "atk"] }, [true, false]],
  ["a world", { world: "A6" }, [false, true]],
  ["a status", { statuses: ["limited"] }, [false, true]],
  ["a type", { types: ["afes"] }, [false, true]],
  ["a rebirth", { rebirth: true }, [true, false]],
  ["no rebirth", { rebirth: false }, [false, true]],
  ["an element", { elements: ["fire", "moon"] }, [true, false]],
  ["an element that none has", { elements: ["moon"] }, [false, false]],
  ["a tag", { tag: "shrine-maiden" }, [true, false]],
  ["a role and a world", { roles: ["def"], world: "A6" }, [false, false]],
])("%s", (_, asked, passes) => {
  const filter = { ...none, ...asked };
  expect([reimu, alice].map((one) => passesRosterFilter(one, filter))).toEqual(passes);
});

test.each([
  ["work", [reimu, alice]],
  ["release", [alice, reimu]],
  ["rebirth", [reimu, alice]],
  ["banner", [reimu, alice]],
  ["name", [alice, reimu]],
] as const)("sorted by %s", (sort, order) => {
  expect(sortedRoster([alice, reimu], sort)).toEqual(order);
});

test("no order loses or repeats anybody", () => {
  const character = fc.record({
    ...Object.fromEntries(
      (["debut", "rebornAt", "lastBanner"] as const).map((key) => [
        key,
        fc.option(fc.nat(), { nil: undefined }),
      ]),
    ),
    place: fc.nat(),
    name: fc.string(),
  });
  fc.assert(
    fc.property(
      fc.array(character.map((dates) => ({ ...reimu, ...dates }))),
      fc.constantFrom(...ROSTER_SORTS.map(({ id }) => id)),
      (characters, sort) => {
        expect(new Set(sortedRoster(characters, sort))).toEqual(new Set(characters));
      },
    ),
  );
});
