import { expect, test } from "vitest";
import { emptyDataset } from "#tests/fixtures/empty-dataset.ts";
import { aFloor, anEnemy } from "#tests/fixtures/tower-records.ts";
import { enemyIdOf, nextEnemyMoment, standingEnemies } from "./standing-enemies.ts";

const NOW = 1000;

test("a person is named once, by all her characters who stand on released floors", () => {
  expect(standingEnemies(visible, NOW)).toEqual([
    { id: "fairy", name: { en: "Fairy", translit: null }, units: ["fairy"] },
    {
      id: "l1-reimu",
      name: { en: "Reimu Hakurei", translit: "Hakurei Reimu" },
      units: ["l1-reimu", "a6-reimu"],
    },
  ]);
});

test("who only stands on a floor to come is named from its release on", () => {
  const ids = (now: number) => standingEnemies(visible, now).map(({ id }) => id);
  expect(ids(1999)).toEqual(["fairy", "l1-reimu"]);
  expect(ids(2000)).toEqual(["l1-cirno", "fairy", "l1-reimu"]);
});

test.each([
  ["reimu", 1000, "l1-reimu"],
  ["cirno", 1999, null],
  ["cirno", 2000, "l1-cirno"],
  ["letty", 1000, null],
  ["marisa", 1000, null],
])("the characters of %s lead at %s to the enemy %s", (personId, now, enemy) => {
  expect(enemyIdOf(visible, { personId }, now)).toBe(enemy);
});

test.each([
  ["cirno", 1999, 2000],
  ["cirno", 2000, null],
  ["reimu", 1000, null],
  ["marisa", 1000, null],
])("where %s leads holds from %s until %s", (personId, now, next) => {
  expect(nextEnemyMoment(visible, { personId }, now)).toBe(next);
});

/** The tower without Letty Whiterock among the characters: she is not released. */
const visible = {
  ...emptyDataset({
    towerFloors: [
      ...[1, 2, 3].map((floor) => aFloor({ floor })),
      aFloor({ floor: 4, release: 2000 }),
    ],
    towerEnemies: [
      anEnemy({ floor: 1, slot: 1, unitId: "fairy", unitName: "Fairy" }),
      reimuAs("l1-reimu", { floor: 1, slot: 2 }),
      reimuAs("a6-reimu", { floor: 2 }),
      reimuAs("l1-reimu", { floor: 3 }),
      anEnemy({ floor: 3, slot: 2, unitName: "Letty Whiterock", characterId: "l1-letty" }),
      anEnemy({ floor: 4, unitName: "Cirno", characterId: "l1-cirno" }),
    ],
  }),
  characters: [
    { id: "l1-reimu", personId: "reimu" },
    { id: "a6-reimu", personId: "reimu" },
    { id: "f1-reimu", personId: "reimu" },
    { id: "l1-cirno", personId: "cirno" },
    { id: "l1-marisa", personId: "marisa" },
  ],
};

function reimuAs(characterId: string, given: Parameters<typeof anEnemy>[0]) {
  const name = { unitName: "Reimu Hakurei", unitTranslit: "Hakurei Reimu" };
  return anEnemy({ ...name, unitId: `unit-${characterId}`, characterId, ...given });
}
