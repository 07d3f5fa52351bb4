import { expect, test } from "vitest";
import type { Dataset } from "#db/queries/dataset.ts";
import { emptyDataset } from "#tests/fixtures/empty-dataset.ts";
import { aFloor, anEnemy } from "#tests/fixtures/tower-records.ts";
import { bestFloors } from "./best-floors.ts";

const NOW = 1000;

const attack = (slot: "sc1" | "sc2"): Dataset["attacks"][number] => ({
  id: `l1-reimu:${slot}`,
  characterId: "l1-reimu",
  slot,
  target: "all",
  scale: "1-1-1",
  totalPower: 100,
  polarity: {},
  elements: { fire: { plain: 100 } },
  bullets: {},
  killers: [],
  animation: null,
  asOf: "2024-10",
  sources: [],
});

const dataset = emptyDataset({
  attacks: [attack("sc2"), attack("sc1")],
  towerFloors: [aFloor(), aFloor({ floor: 2 }), aFloor({ floor: 3, release: NOW + 1 })],
  towerEnemies: [
    anEnemy({ unitName: "Hong Meiling", unitTranslit: "Hong Meirin", weaks: ["fire"] }),
    anEnemy({ slot: 3, resists: ["fire"] }),
    anEnemy({ floor: 2 }),
    anEnemy({ floor: 3, weaks: ["fire"] }),
  ],
});

test("released floors come by the highest index; of equal attacks the first by name stands", () => {
  expect(bestFloors(dataset, "l1-reimu", NOW)).toMatchObject([
    { floor: 1, slot: "sc1", score: 250 },
    { floor: 2, slot: "sc1", score: 100 },
  ]);
});

test("the index of a floor tells what of each enemy it adds up", () => {
  expect(bestFloors(dataset, "l1-reimu", NOW)[0]).toMatchObject({
    target: "all",
    perEnemy: [
      { slot: 1, index: 200, killerShare: 0 },
      { slot: 3, index: 50, killerShare: 0 },
    ],
    enemies: [
      { slot: 1, name: { en: "Hong Meiling", translit: "Hong Meirin" } },
      { slot: 3, name: { en: "Fairy" } },
    ],
  });
});

test("who has no attack has no floors", () => {
  expect(bestFloors(dataset, "l1-marisa", NOW)).toEqual([]);
});
