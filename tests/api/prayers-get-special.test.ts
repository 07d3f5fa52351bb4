import { describe, expect, test } from "vitest";
import { poolAnswer } from "#app/api-schemas/character-lists.ts";
import { prayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { askedSite } from "#tests/fixtures/running-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const start = "2021-05-11T05:00:00Z";
const site = askedSite(
  smallPack({
    "batches.json": [
      { id: "standard-1", kind: "standard", no: 1, date: start, characters: ["f1-meiling"] },
      {
        id: "standard-2",
        kind: "standard",
        no: 2,
        date: "2027-01-01T05:00:00Z",
        characters: ["l1-reimu"],
      },
      { id: "ritual-1", kind: "ritual", no: 1, date: start, characters: ["l1-reimu"] },
    ],
    "samples/batches.json": [],
    "prayers.json": [
      { id: "jp", server: "jp", name: "Of the Japanese server", permanent: true },
      { id: "old", name: "Standard, for a time", types: ["standard"], start },
      ...(["standard", "ritual"] as const).map((mode) => ({
        id: `${mode}-prayer`,
        name: `The ${mode} prayer`,
        types: [mode],
        start,
        permanent: true,
        gcCost: 600,
        pool: [
          { kind: "character" as const, rateType: "normal" as const, gc: 0.5, batches: mode },
          { kind: "card3" as const, rateType: "normal" as const, gc: 0.5, set: "three-stars" },
        ],
      })),
    ],
    "samples/prayers.json": [],
    "samples/prayer-values.json": [],
  }),
  "2026-06-15T12:00:00Z",
);

const special = (path: string) => site.read(`/api/prayers/get-special/${path}`, prayerDetailAnswer);
const drawn = async (path: string) =>
  (await special(path)).pool.characters.map(({ id, chance }) => [id, chance.gc]);

describe("GET /api/prayers/get-special/{mode}", () => {
  test("finds the prayer of the mode that never ends", async () => {
    expect((await special("standard")).id).toBe("standard-prayer");
    expect((await special("ritual")).id).toBe("ritual-prayer");
  });

  test("without an ordinal it draws from the batches so far", async () => {
    expect(await drawn("standard")).toEqual([["f1-meiling", 0.5]]);
    expect(await drawn("ritual")).toEqual([["l1-reimu", 0.5]]);
  });

  test("with an ordinal it draws from the batches up to that one, also one to come", async () => {
    expect(await drawn("standard?id=1")).toEqual([["f1-meiling", 0.5]]);
    expect(await drawn("standard?id=2")).toEqual([
      ["f1-meiling", 0.25],
      ["l1-reimu", 0.25],
    ]);
  });

  test.each(["standard?id=3", "ritual?id=2"])("%s names no batch and is a 404", async (path) => {
    expect(await site.refused(`/api/prayers/get-special/${path}`)).toMatchObject({
      status: 404,
      detail: "data is null",
    });
  });

  test.each([
    ["standard?id=abc", 'must be a whole number of at most 9 digits, not "abc"'],
    ["ritual?id=1.5", 'must be a whole number of at most 9 digits, not "1.5"'],
    ["standard?id=0", "must be at least 1"],
  ])("refuses %s", async (path, message) => {
    const problem = await site.refused(`/api/prayers/get-special/${path}`);
    expect(problem).toMatchObject({ status: 400, errors: [{ field: "id" }] });
    expect(problem.errors?.[0]?.message).toContain(message);
  });

  test.each(["festival", "standard/1", ""])("the mode %j is unknown", async (mode) => {
    const path = `/api/prayers/get-special/${mode}`.replace(/\/$/, "");
    expect(await site.refused(path)).toMatchObject({ status: 404, detail: "props not found!" });
  });
});

describe("GET /api/characters/{standard-pool, ritual-pool}", () => {
  test.each([
    ["standard", "f1-meiling", "Hong Meiling (F1;4)"],
    ["ritual", "l1-reimu", "Hakurei Reimu"],
  ])("the %s pool holds the characters of the batches that have begun", async (mode, id, name) => {
    const answer = await site.read(`/api/characters/${mode}-pool`, poolAnswer);
    expect(answer.content.map((one) => one.id)).toEqual([id]);
    expect(answer.names).toMatchObject([{ id, universalName: name }]);
  });
});
