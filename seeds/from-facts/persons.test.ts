import { expect, test } from "vitest";
import { personIdsByName, personsOf } from "./persons.ts";

const reimu = {
  id: "l1-reimu",
  world: "L1",
  nameEn: "Reimu Hakurei",
  shortEn: "Reimu",
  nameJp: "博麗霊夢",
  nameKana: "はくれい れいむ",
  sources: [],
};

test("a person of several worlds is one record with the parts of the name", () => {
  const persons = personsOf([reimu, { ...reimu, id: "a6-reimu", world: "A6" }], []);
  expect(persons).toMatchObject([
    { id: "reimu", family: "Hakurei", given: "Reimu", translit: "Hakurei Reimu" },
  ]);
});

test("characters that disagree on a person's name are refused", () => {
  const other = { ...reimu, id: "a6-reimu", nameJp: "博霊霊夢" };
  expect(() => personsOf([reimu, other], [])).toThrow("a6-reimu");
});

test("a person that only stands on a card is added", () => {
  const persons = personsOf([reimu], [{ id: 1, featured: ["Rinnosuke Morichika"] }]);
  expect(persons.map(({ id }) => id)).toEqual(["reimu", "rinnosuke"]);
  expect(personsOf([reimu], []).map(({ id }) => id)).toEqual(["reimu"]);
});

test("two persons of one English name are refused", () => {
  const persons = personsOf([reimu, { ...reimu, id: "l1-other" }], []);
  expect(() => personIdsByName(persons)).toThrow("the same English name");
});
