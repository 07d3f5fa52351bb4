import { expect, test } from "vitest";
import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { chanceRows, poolSums } from "./chances.ts";
import { revealed } from "./use-revealed-prayer.ts";

type Item = PrayerDetailAnswer["pool"]["characters"][number];

function item(id: string | number, rateType: Item["rateType"], sc: number, gc: number): Item {
  return { id, shortName: `Name of ${id}`, shortTranslitName: null, rateType, chance: { sc, gc } };
}

const pool: PrayerDetailAnswer["pool"] = {
  characters: [
    item("l1-letty", "normal", 0.03, 0.05),
    item("l1-marisa", "pick-up", 0.01, 0.02),
    item("l1-reimu", "normal", 0.04, 0.06),
  ],
  card5: [],
  card4: [],
  card3: [item(9, "normal", 0.92, 0.87)],
};

const itemOf = (id: string | number) =>
  id === "l1-letty"
    ? null
    : { id, name: { en: `Shown ${id}` }, image: `${id}`, universe: "L1", type: null };

test("chances stand rate-ups first, then by falling chance, and sum up by part", () => {
  const rows = chanceRows(pool, "characters", itemOf);
  expect(rows.map((row) => [row.item?.id ?? null, row.isPickUp, row.sc, row.gc])).toEqual([
    ["l1-marisa", true, 0.01, 0.02],
    ["l1-reimu", false, 0.04, 0.06],
    [null, false, 0.03, 0.05],
  ]);
  const sums = poolSums(pool);
  expect(sums.map(({ part, count }) => [part, count])).toEqual([
    ["characters", 3],
    ["card5", 0],
    ["card4", 0],
    ["card3", 1],
  ]);
  expect(sums[0]?.sc).toBeCloseTo(0.08, 12);
  expect(sums[0]?.gc).toBeCloseTo(0.13, 12);
});

test("a column that the pool lacks has no chances", () => {
  const without = {
    ...pool,
    characters: [],
    card3: [{ ...item(9, "normal", 1, 1), chance: { sc: null, gc: 1 } }],
  };
  expect(poolSums(without)[3]).toMatchObject({ sc: null, gc: 1 });
  expect(chanceRows(without, "card3", itemOf)[0]).toMatchObject({ sc: null, gc: 1 });
});

test("spoiler mode names what was hidden and leaves the rest as it was", () => {
  const rows = chanceRows(pool, "characters", itemOf);
  const view = { rateUps: [], rows, part: "characters" as const };
  const answer = { pool, rateUpCharacters: [], rateUpCards: [] };
  const names = revealed(view, answer).rows.map((row) => row.item?.name.en);
  expect(names).toEqual(["Shown l1-marisa", "Shown l1-reimu", "Name of l1-letty"]);
});
