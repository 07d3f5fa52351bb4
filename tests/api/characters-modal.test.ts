import { beforeAll, describe, expect, test } from "vitest";
import { characterModalAnswer as contract } from "#app/api-schemas/character-modal.ts";
import { characterModalAnswer, nextModalMoment } from "#app/presenters/character-modal.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { characterGroupsPack } from "#tests/fixtures/character-groups-pack.ts";
import { importDataset, testDatabase } from "#tests/fixtures/database.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const imported = Date.UTC(2026, 5, 15, 12);
const bannerStart = Date.UTC(2026, 5, 17, 5);
const debut = Date.UTC(2026, 5, 18, 5);
const database = testDatabase();
let dataset: Dataset;

const rateUp = (...characters: string[]) => ({
  rateUpCharacters: characters.map((character) => ({ character })),
});

beforeAll(async () => {
  const pack = characterGroupsPack({
    "prayers.json": [
      { id: "first", name: "First", start: "2024-05-01T02:00:00Z", ...rateUp("l1-marisa") },
      { id: "second", name: "Second", start: "2025-03-01T05:00:00Z", ...rateUp("l1-marisa") },
      { id: "of-another", name: "Another", start: "2025-04-01T05:00:00Z", ...rateUp("f1-reimu") },
      { id: "undated", name: "Undated", ...rateUp("l1-marisa") },
      {
        id: "jp",
        server: "jp",
        name: "Japanese",
        start: "2025-05-01T05:00:00Z",
        ...rateUp("l1-marisa"),
      },
    ],
    "samples/prayers.json": [
      {
        id: "coming",
        name: "Coming",
        start: { in: "2d", at: "05:00" },
        ...rateUp("l1-reimu", "l1-marisa"),
      },
    ],
  });
  dataset = await importDataset(database, pack, imported);
});

const find = (from: Dataset, id: string) => {
  const character = from.characters.find((one) => one.id === id);
  if (!character) throw new Error(`There is no ${id}.`);
  return character;
};
const modal = (id: string, now = imported) =>
  contract.parse(characterModalAnswer(dataset, find(dataset, id), now));

describe("GET /api/characters/modal", () => {
  test("tells when she came, by which batches, and how often her rate was raised", () => {
    expect(modal("l1-marisa").release).toEqual({
      debut: Date.UTC(2024, 4, 1, 2),
      general: Date.UTC(2024, 4, 1, 2),
      ritual: Date.UTC(2024, 7, 1, 5),
      bannerCount: 2,
      lastBanner: Date.UTC(2025, 2, 1, 5),
    });
    expect(modal("c5-marisa").release).toEqual({
      debut: null,
      general: null,
      ritual: null,
      bannerCount: 0,
      lastBanner: null,
    });
  });

  test("counts a banner from its start on", () => {
    expect(modal("l1-marisa", bannerStart - 1).release.bannerCount).toBe(2);
    expect(modal("l1-marisa", bannerStart).release).toMatchObject({
      bannerCount: 3,
      lastBanner: bannerStart,
    });
  });

  test.each([
    ["l1-marisa", Date.UTC(2025, 0, 1, 5), "all"],
    ["f1-reimu", Date.UTC(2026, 5, 20, 5), "all"],
    ["l1-cirno", null, "no-date"],
    ["l1-remilia", null, "no-date"],
    ["l1-reimu", null, "none"],
  ])("the rebirth of %s", (id, fr, frDateMode) => {
    expect(modal(id)).toMatchObject({ fr, frDateMode });
  });

  test.each([
    ["l1-marisa", 1],
    ["f1-reimu", 2],
    ["l1-reimu", 3],
    ["l1-cirno", 4],
    ["c5-marisa", null],
    ["l1-remilia", null],
  ])("%s has the release number %s", (id, releaseNo) => {
    expect(modal(id).releaseNo).toBe(releaseNo);
  });

  test("holds until a banner of hers starts, and then until her debut", () => {
    const next = (now: number) => nextModalMoment(dataset, find(dataset, "l1-reimu"), now);
    expect([imported, bannerStart, debut].map(next)).toEqual([bannerStart, debut, null]);
    expect(modal("l1-reimu", debut - 1).status).toBe("upcoming");
    expect(modal("l1-reimu", debut).status).toBe("limited");
  });

  test("holds until her rebirth", () => {
    const next = nextModalMoment(dataset, find(dataset, "f1-reimu"), imported);
    expect(next).toBe(Date.UTC(2026, 5, 20, 5));
  });
});

test("all that the pack knows of a character stands in her record", async () => {
  const full = await importDataset(database, smallPack(), imported);
  expect(contract.parse(characterModalAnswer(full, find(full, "l1-reimu"), imported))).toEqual({
    id: "l1-reimu",
    title: { en: "Wonderful Shrine Maiden" },
    name: {
      jp: "博麗霊夢",
      kana: "はくれい れいむ",
      en: "Hakurei Reimu",
      translit: null,
      meta: {
        "modal-small": "normal",
        "kana-structure": [{ jp: "博麗霊夢", kana: "はくれい れいむ" }],
      },
    },
    img: { full: expect.stringMatching(/^characters\/l1-reimu\/full\?v=/), frFull: null },
    color: ["#c2301b", "#ffffff"],
    status: "upcoming",
    type: "gen",
    release: {
      debut,
      general: Date.UTC(2021, 4, 11, 5),
      ritual: null,
      bannerCount: 1,
      lastBanner: Date.UTC(2022, 4, 11, 5),
    },
    fr: null,
    frDateMode: "no-date",
    releaseNo: 2,
    info: {
      gamepress: "https://example.org/gamepress",
      youtube: "https://example.org/youtube",
      "touhou-wiki": "https://example.org/wiki",
      "lw-chron": "https://example.org/chronicle",
    },
    meta: { world: "L1", role: "heal" },
  });
});
