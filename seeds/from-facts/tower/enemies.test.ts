import { describe, expect, test } from "vitest";
import type { PackCharacter, PackPerson } from "#db/pack/schema/characters.ts";
import { towerEnemiesOf } from "./enemies.ts";
import type { FactTowerFloor } from "./facts.ts";
import { RULES } from "./rules.example.ts";
import { splitUnits, unitsOf } from "./units.ts";

const names = ["Reimu Hakurei", "Flandre Scarlet", "Cirno", "Chen", "Rumia", "Aya Shameimaru"];
const persons = names.map((nameEn, at): PackPerson => {
  return { id: `p${at}`, nameEn, shortEn: nameEn, nameJp: "名", colors: [], sources: [] };
});
const character = (person: string, world: string): PackCharacter => {
  const id = `${world.toLowerCase()}-${person}`;
  return { id, person, world, series: "th06", rebirth: false, sources: [] };
};
const characters = [
  ...persons.map(({ id }) => character(id, "L1")),
  character("p0", "A6"),
].toReversed();
const units = unitsOf(persons, characters, (id) => id !== "l1-p5");
const made = { units, rules: RULES, gaugeHp: () => 500_000 };
const enemiesOf = (floor: number, fact: Partial<FactTowerFloor> = {}) =>
  towerEnemiesOf(floor, fact, made);

describe("enemies that the facts tell", () => {
  test("stand as told, and are all where nothing else is said", () => {
    const enemies = enemiesOf(111, {
      enemies: [
        {
          name: "Flandre Scarlet",
          weak: ["fire", "wood"],
          resist: ["moon", "earth"],
          barriers: 5,
          spellGauge: 3,
          hp: 569_734,
          immune: ["blind"],
        },
      ],
    });
    expect(enemies).toMatchObject([
      {
        slot: 1,
        unit: "l1-p1",
        weaks: ["fire", "wood"],
        resists: ["moon", "earth"],
        affinities: ["earth"],
        barriers: 5,
        spells: 3,
        hpGauges: [569_734],
      },
    ]);
    expect(enemies[0]?.ability?.items).toContainEqual({
      type: "anomaly-immunity",
      attributeType: "anomaly",
      attribute: "blind",
    });
  });

  test("are filled up to three where they are not all, each a different one", () => {
    const enemies = enemiesOf(409, { enemies: [{ name: "Cirno" }], partial: true });
    expect(enemies.map(({ slot }) => slot)).toEqual([1, 2, 3]);
    expect(enemies[0]?.unit).toBe("l1-p2");
    expect(new Set(enemies.map(({ unit }) => unit)).size).toBe(3);
  });

  test("have the weakness and resistance of their element", () => {
    const enemies = enemiesOf(3, {
      enemies: [
        { name: "fairy maid", element: "none" },
        { name: "bake-danuki", element: "metal" },
      ],
    });
    expect(enemies).toMatchObject([
      { unit: "fairy-maid", affinities: ["no-element"], weaks: [], resists: [] },
      { unit: "bake-danuki", affinities: ["metal"], weaks: ["fire"], resists: ["wood"] },
    ]);
  });

  test("that nobody knows are refused", () => {
    expect(() => enemiesOf(1, { enemies: [{ name: "nobody" }] })).toThrow("nobody");
  });
});

test.each([302, 303, 320, 405])("a common weakness on floor %i is that of all three", (floor) => {
  const enemies = enemiesOf(floor, { commonWeakness: ["water", "star"] });
  expect(enemies.map(({ weaks }) => weaks.slice(0, 2))).toEqual(Array(3).fill(["water", "star"]));
});

test.each([242, 245, 250])("what all enemies of floor %i resist, all resist", (floor) => {
  const enemies = enemiesOf(floor, { allEnemiesResist: ["star"] });
  expect(enemies.filter(({ resists }) => resists.includes("star"))).toHaveLength(3);
});

test("HP that the rules tell is not varied", () => {
  expect(enemiesOf(240).map(({ hpGauges }) => hpGauges)).toEqual(
    Array(3).fill([500_000, 500_000, 500_000]),
  );
});

test("the same floor always has the same enemies", () => {
  expect(enemiesOf(77)).toEqual(enemiesOf(77));
  expect(enemiesOf(77)).not.toEqual(enemiesOf(78));
});

test("a person's unit is the character of world L1, named by the facts or not", () => {
  const { facts, samples } = splitUnits(units, [{ enemies: [{ name: "Chen" }] }]);
  expect(facts).toEqual([{ id: "l1-p3", name: "Chen", nameJp: "名", character: "l1-p3" }]);
  expect(samples.map(({ id }) => id)).toContain("l1-p0");
  expect(samples.map(({ id }) => id)).not.toContain("a6-p0");
});

test("a person who is not released stands only where the facts name her", () => {
  const floors = Array.from({ length: 50 }, (_, at) => enemiesOf(at + 500));
  const standing = new Set(floors.flatMap((floor) => floor.map(({ unit }) => unit)));
  expect(standing).toContain("l1-p4");
  expect(standing).not.toContain("l1-p5");
  expect(enemiesOf(500, { enemies: [{ name: "Aya Shameimaru" }] })).toMatchObject([
    { unit: "l1-p5" },
  ]);
});
