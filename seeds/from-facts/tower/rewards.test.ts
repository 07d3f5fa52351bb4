import { expect, test } from "vitest";
import { ITEMS } from "./items.ts";
import { towerRewardsOf } from "./rewards.ts";

const floors = Array.from({ length: 590 }, (_, at) => at + 1);
const items = new Set(ITEMS.map(({ id }) => id));

test("every floor gives known items, none of them twice, and some of each", () => {
  for (const floor of floors) {
    const given = towerRewardsOf(floor).map(({ item }) => item);
    expect(given.filter((item) => !items.has(item))).toEqual([]);
    expect(new Set(given).size).toBe(given.length);
    expect(given.length).toBeGreaterThan(0);
    expect(towerRewardsOf(floor).filter(({ amount }) => amount < 1)).toEqual([]);
  }
});

test("every tenth floor gives more, every hundredth most", () => {
  const sealCrystals = (floor: number) =>
    towerRewardsOf(floor).find(({ item }) => item === "seal-crystal")?.amount ?? 0;
  expect([399, 395, 390, 400].map(sealCrystals)).toEqual([0, 5, 20, 100]);
  expect(towerRewardsOf(400).length).toBeGreaterThan(towerRewardsOf(390).length);
});
