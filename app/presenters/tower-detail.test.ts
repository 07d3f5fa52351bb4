import { expect, test } from "vitest";
import type { CharacterStatus } from "#app/game/vocabulary/characters.ts";
import { aFloor, anEnemy } from "#tests/fixtures/tower-records.ts";
import { nextDetailMoment, towerDetail } from "./tower-detail.ts";

const NOW = 1000;

test.each([
  ["limited", null, "thumbnail", null],
  ["upcoming", 2000, "thumbnail", 2000],
  ["not-available", null, "safe", null],
  [null, null, "safe", null],
] as const)("an enemy whose status is %s is drawn by her picture or a safe one", (...row) => {
  const [status, debut, picture, moment] = row;
  const dataset = towerOf(status, debut);
  const unit = towerDetail(dataset, 1, NOW)?.content.enemies[0]?.unit;
  expect(unit?.img).toMatch(new RegExp(`^characters/l1-letty/${picture}(\\?|$)`));
  expect(nextDetailMoment(dataset, 1, NOW)).toBe(moment);
});

test("a floor without enemies has three empty slots and nothing that changes", () => {
  const dataset = { ...towerOf("limited", null), towerEnemies: [] };
  expect(towerDetail(dataset, 1, NOW)?.content).toMatchObject({
    enemies: [null, null, null],
    enemyNumber: 0,
    tagNumber: 0,
    useGauge: false,
  });
  expect(nextDetailMoment(dataset, 1, NOW)).toBeNull();
});

test("a floor that the tower lacks has no detail", () => {
  expect(towerDetail(towerOf("limited", null), 2, NOW)).toBeUndefined();
});

/** A tower of one floor, on which Letty stands. */
function towerOf(status: CharacterStatus | null, debut: number | null) {
  return {
    characters: [{ id: "l1-letty", status, debut }],
    characterTags: [],
    updateEntries: [],
    towerFloors: [aFloor()],
    towerEnemies: [anEnemy({ characterId: "l1-letty", worldId: "L1" })],
  };
}
