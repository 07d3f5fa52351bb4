import { expect, test } from "vitest";
import { characterOf, typeOf } from "./characters.ts";

test.each([
  [{ type: "fes", group: "general", world: "L1" }, { type: "fes" }],
  [
    { group: "general", world: "L1" },
    { type: "gen", poolGroup: "general" },
  ],
  [
    { group: "relic_or_genic", world: "L80" },
    { type: "relic", poolGroup: "relic_or_genic" },
  ],
  [
    { group: "relic_or_genic", world: "LM1" },
    { type: "genic", poolGroup: "relic_or_genic" },
  ],
  [
    { group: "pure_fes", world: "L0g" },
    { type: "wfes", poolGroup: "pure_fes" },
  ],
  [{ group: "battle_pass", world: "F1;4" }, {}],
  [{ group: "phantasm_fes", world: "A6æ" }, {}],
  [{ world: "L1" }, {}],
] as const)("%o has the type %o", (fact, expected) => {
  expect(typeOf(fact)).toEqual(expected);
});

const FACT = {
  id: "lm1-mima",
  world: "LM1",
  nameEn: "Maribel Hearn",
  formEn: "Mima",
  shortEn: "Maribel",
  nameJp: "マエリベリー・ハーン",
  nameKana: "マエリベリー・ハーン",
  sources: ["a/b"],
};

test("a form is kept beside the person, who is named after the short name", () => {
  expect(characterOf(FACT)).toMatchObject({ person: "maribel", form: "Mima" });
});

test("sources say that a type was read from the pool group", () => {
  const sources = characterOf({ ...FACT, group: "relic_or_genic" }).sources;
  expect(sources).toEqual(["a/b", "type: reading of the pool group"]);
  expect(characterOf(FACT).sources).toEqual(["a/b"]);
});

test("base stats stand in the order of the game", () => {
  const stats = { yinDef: 6, hp: 1, agi: 2, yangAtk: 3, yangDef: 4, yinAtk: 5 };
  const { baseStats } = characterOf({ ...FACT, stats });
  expect(Object.entries(baseStats ?? {})).toEqual([
    ["hp", 1],
    ["agi", 2],
    ["yang-atk", 3],
    ["yang-def", 4],
    ["yin-atk", 5],
    ["yin-def", 6],
  ]);
});
