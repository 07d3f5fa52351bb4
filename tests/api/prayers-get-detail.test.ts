import { describe, expect, test } from "vitest";
import { prayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { askedSite } from "#tests/fixtures/running-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const { records } = smallPack();
const site = askedSite(
  smallPack({
    "samples/prayers.json": [
      ...records["samples/prayers.json"],
      {
        id: "early",
        name: "Prayer before the second batch",
        start: "2022-01-01T05:00:00Z",
        end: "2022-01-15T05:00:00Z",
        gcCost: 600,
        pool: [
          { kind: "character", rateType: "normal", gc: 0.25, batches: "standard" },
          { kind: "card5", rateType: "normal", gc: 0.75, set: "five-stars" },
        ],
      },
    ],
  }),
  "2026-06-15T12:00:00Z",
);
const detail = (id: string) => site.read(`/api/prayers/get-detail?id=${id}`, prayerDetailAnswer);

describe("GET /api/prayers/get-detail", () => {
  test("gives the rows of the step-ups", async () => {
    const { stepUps } = await detail("anniversary");
    expect(stepUps).toEqual([
      {
        id: "asc2",
        index: 1,
        pulls: 2,
        data: [
          { cost: 60, guaranteed: 0, multiplier: 1, pickUpGuaranteed: 0, dust: 0 },
          { cost: 160, guaranteed: 2, multiplier: 1.25, pickUpGuaranteed: 0, dust: 0 },
        ],
      },
      {
        id: "special",
        index: 2,
        pulls: 1,
        data: [{ cost: 900, guaranteed: 3, multiplier: 2.5, pickUpGuaranteed: 1, dust: 20 }],
      },
    ]);
  });

  test("gives each item once, a rate-up that a set names too as a pick-up", async () => {
    const { pool } = await detail("anniversary");
    // The sets name nothing else, so each kind keeps its chance in the rate-ups alone:
    // characters 0.01 + 0.07 and 0.03 + 0.06 for two, 3★ cards 0.1 + 0.8 and 0.2 + 0.7 for one.
    expect(pool.characters.map(({ id, rateType }) => [id, rateType])).toEqual([
      ["f1-meiling", "pick-up"],
      ["l1-reimu", "pick-up"],
    ]);
    for (const { chance } of pool.characters) {
      expect(chance.sc).toBeCloseTo(0.04, 12);
      expect(chance.gc).toBeCloseTo(0.045, 12);
    }
    expect(pool.card5).toMatchObject([{ id: 12, rateType: "pick-up", chance: { sc: 0.02 } }]);
    expect(pool.card4).toEqual([]);
    expect(pool.card3).toHaveLength(1);
    expect(pool.card3[0]?.chance.gc).toBeCloseTo(0.9, 12);
  });

  test("names items by their short names, transliterated where that is known", async () => {
    const { pool } = await detail("anniversary");
    expect(pool.characters).toMatchObject([
      { shortName: "Meiling", shortTranslitName: null },
      { shortName: "Reimu", shortTranslitName: null },
    ]);
    expect(pool.card3).toMatchObject([
      { id: 9, shortName: "Scarlet Tower", shortTranslitName: null },
    ]);
  });

  test("draws from the batches that have begun by the prayer's own time", async () => {
    const early = await detail("early");
    expect(early.pool.characters).toMatchObject([
      { id: "l1-reimu", rateType: "normal", chance: { sc: null, gc: 0.25 } },
    ]);
    expect(early.pool.card5.map(({ id, chance }) => [id, chance.gc])).toEqual([
      [12, 0.375],
      [4, 0.375],
    ]);
    // The second batch began thirty days before the import.
    const coming = await detail("coming");
    expect(coming.pool.characters).toMatchObject([
      { id: "l1-reimu", rateType: "pick-up", chance: { sc: null, gc: 0.1 } },
      { id: "f1-meiling", rateType: "normal", chance: { sc: null, gc: 0.1 } },
    ]);
  });

  test("a prayer whose pool is not known has an empty one", async () => {
    const { pool } = await detail("cards");
    expect(pool).toMatchObject({ characters: [], card5: [], card4: [] });
  });

  test.each(["nobody", "standard"])(
    "the id %s, which the list does not have, is a 404",
    async (id) => {
      expect(await site.refused(`/api/prayers/get-detail?id=${id}`)).toMatchObject({
        status: 404,
        detail: "data is null",
      });
    },
  );

  test.each([
    ["", "is missing: must be a text"],
    ["?id=", "is empty"],
    ["?id=coming&id=cards", "is given more than once"],
  ])("refuses %j", async (query, message) => {
    expect(await site.refused(`/api/prayers/get-detail${query}`)).toMatchObject({
      status: 400,
      errors: [{ field: "id", message }],
    });
  });
});
