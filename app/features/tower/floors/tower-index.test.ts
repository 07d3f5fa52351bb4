import { expect, test } from "vitest";
import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import type { FloorFilter } from "#app/game/tower-filter.ts";
import { emptyDataset } from "#tests/fixtures/empty-dataset.ts";
import { aFloor, anEnemy } from "#tests/fixtures/tower-records.ts";
import { floorKeys } from "./floor-keys.ts";
import { floorCounts, foundFloors, givenItems, towerIndex } from "./tower-index.ts";

const NOW = 1000;
const anything = { enemy: null, weak: null, resist: null, ability: null, reward: null };

test("the index names released floors, by what they are and what of them is made up", () => {
  expect(towerIndex(tower, NOW)).toEqual({
    floors: "1-3",
    bosses: "2",
    stories: "3",
    samples: "1-2",
  });
});

test("a floor stands there from the moment of its release", () => {
  expect(towerIndex(tower, 1999).floors).toBe("1-3");
  expect(towerIndex(tower, 2000).floors).toBe("1-4");
});

test.each([
  [{}, null],
  [{ enemy: ["l1-reimu", "fairy"] }, "1,3"],
  [{ enemy: ["l1-reimu"] }, "3"],
  [{ weak: "sun" }, "1,3"],
  [{ ability: "graze" }, "3"],
  [{ reward: "coin" }, "1-2"],
  [{ weak: "moon" }, ""],
] as const)("released floors found by %j are %j", (filter, found) => {
  expect(foundFloors(tower, { ...anything, ...filter }, NOW)).toBe(found);
});

test("a filter by keys narrows what the fields have found", () => {
  const enemies = [{ id: "fairy", name: { en: "Fairy" }, units: ["fairy"] }];
  const table = floorKeys({ enemies, items: [{ id: "coin", name: "Coin" }] });
  const found = (q: string, filter: FloorFilter = anything) =>
    foundFloors(tower, filter, NOW, readFilter(q, table, NOW).test);
  expect(found("floor>=2")).toBe("2-3");
  expect(found("enemy:fairy reward:coin")).toBe(
    found("", { ...anything, enemy: ["fairy"], reward: "coin" }),
  );
  expect(found("floor<=2", { ...anything, reward: "coin" })).toBe("1-2");
});

test("a choice tells how many released floors there would be with it, all else set", () => {
  const enemies = [{ id: "fairy", name: { en: "Fairy" }, units: ["fairy"] }];
  const table = floorKeys({ enemies, items: [{ id: "coin", name: "Coin" }] });
  const asked: FloorFilter = { ...anything, weak: "sun" };
  const { weak, reward } = floorCounts(tower, table, asked, { now: NOW, keyed: null });
  expect(weak).toContainEqual(["sun", 2]);
  expect(reward).toEqual([["coin", 1]]);
  const keyed = readFilter("floor:3", table, NOW).test;
  expect(floorCounts(tower, table, anything, { now: NOW, keyed }).weak).toEqual([["sun", 1]]);
});

test("items that only a floor to come gives are not named", () => {
  expect(givenItems(tower, NOW).map(({ id }) => id)).toEqual(["coin"]);
  expect(givenItems(tower, 2000).map(({ id }) => id)).toEqual(["star", "coin"]);
});

const tower = emptyDataset({
  items: [
    { id: "star", name: "Star" },
    { id: "coin", name: "Coin" },
    { id: "scroll", name: "Scroll" },
  ],
  towerFloors: [
    aFloor({ floor: 1, sampleFields: ["release"], rewards: [aReward("coin")] }),
    aFloor({ floor: 2, boss: true, sample: true, rewards: [aReward("coin")] }),
    aFloor({ floor: 3, storyFloor: true }),
    aFloor({ floor: 4, release: 2000, rewards: [aReward("star")] }),
  ],
  towerEnemies: [
    anEnemy({ floor: 1, weaks: ["sun", "fire"] }),
    anEnemy({
      floor: 3,
      unitId: "reimu",
      characterId: "l1-reimu",
      weaks: ["sun"],
      abilityItems: [
        { floor: 3, slot: 1, type: "graze", attributeType: null, attribute: null, value: 1 },
      ],
    }),
    anEnemy({ floor: 4, weaks: ["sun", "moon"] }),
  ],
});

function aReward(id: string) {
  return { id, name: id, amount: 1 };
}
