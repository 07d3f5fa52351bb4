import { expect, test } from "vitest";
import { type AttackFilter, type FilteredAttack, filterAttacks } from "./attack-filter.ts";

const none: AttackFilter = {
  element: [],
  bullet: [],
  polarity: [],
  killer: [],
  tag: [],
  target: [],
  slot: [],
  role: [],
  type: [],
  world: [],
  sort: "power",
  order: "desc",
  per: "whole",
};

function anAttack(id: string, given: Partial<FilteredAttack>): FilteredAttack {
  return {
    id,
    name: id,
    slot: "sc1",
    target: "one",
    totalPower: 10,
    elements: { sun: { plain: 10 } },
    bullets: { ofuda: { plain: 10 } },
    polarity: { yang: { plain: 10 } },
    killers: [],
    animation: { full: 10, short: 5 },
    role: "atk",
    type: "gen",
    world: "L1",
    tags: [],
    ...given,
  };
}

const attacks = [
  anAttack("a", { totalPower: 10 }),
  anAttack("b", {
    totalPower: 30,
    elements: { sun: { plain: 5 }, moon: { plain: 20, hard: 5 } },
    animation: { full: 20, short: 15 },
    killers: [{ tag: "fairy", plain: 20, hard: 5 }],
    target: "all",
    world: "A6",
  }),
  anAttack("c", {
    totalPower: 20,
    animation: null,
    killers: [
      { tag: "fairy", plain: 5 },
      { tag: "maid", plain: 5 },
    ],
    role: null,
    tags: ["human", "maid"],
  }),
];

const found = (filter: Partial<AttackFilter>) =>
  filterAttacks(attacks, { ...none, ...filter }).map(({ id }) => id);

test.each<[string, Partial<AttackFilter>, string[]]>([
  ["all by power, the highest first", {}, ["b", "c", "a"]],
  ["the lowest first", { order: "asc" }, ["a", "c", "b"]],
  ["an element", { element: ["moon"] }, ["b"]],
  ["some of several elements", { element: ["moon", "fire"] }, ["b"]],
  ["a killed tag", { killer: ["fairy"], sort: "killer" }, ["b", "c"]],
  ["a tag of the character", { tag: ["maid", "youkai"] }, ["c"]],
  ["a target and a world", { target: ["all"], world: ["A6"] }, ["b"]],
  ["a role, which is not known of all", { role: ["atk"] }, ["b", "a"]],
  ["power per second, what is not known last", { per: "second" }, ["a", "b", "c"]],
  ["power per second, the lowest first", { per: "second", order: "asc" }, ["a", "b", "c"]],
  ["the power of an element", { element: ["sun"], sort: "element" }, ["a", "c", "b"]],
  ["seconds", { sort: "seconds" }, ["b", "a", "c"]],
  ["names from the first", { sort: "name", order: "asc" }, ["a", "b", "c"]],
  ["names from the last", { sort: "name", order: "desc" }, ["c", "b", "a"]],
])("attacks by %s", (_, filter, ids) => {
  expect(found({ ...filter })).toEqual(ids);
});

test("tags that one line kills together do not add up", () => {
  const both = { killer: ["fairy", "maid"], sort: "killer" } as const;
  const rival = anAttack("d", { killers: [{ tag: "maid", plain: 7 }] });
  const ids = filterAttacks([...attacks, rival], { ...none, ...both }).map(({ id }) => id);
  expect(ids).toEqual(["b", "d", "c"]);
});
