import { beforeAll, describe, expect, test } from "vitest";
import { homeAnswer as contract } from "#app/api-schemas/home.ts";
import { homePageData } from "#app/features/home/home-page-data.ts";
import { nextHomeMoment, homeAnswer as shape } from "#app/presenters/home.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { importDataset, testDatabase } from "#tests/fixtures/database.ts";
import { aStoryCard, smallPack } from "#tests/fixtures/small-pack.ts";

const HOUR = 3_600_000;
const imported = Date.UTC(2026, 5, 15, 12);
const cardRelease = Date.UTC(2026, 5, 16);
const reveal = Date.UTC(2026, 5, 17, 5);
const debut = Date.UTC(2026, 5, 18, 5);
const maintenanceStart = Date.UTC(2026, 5, 19, 5);
const devLetter = maintenanceStart + 2 * HOUR;
const maintenanceEnd = maintenanceStart + 4 * HOUR;
const endingEnd = Date.UTC(2026, 5, 20, 5);
const comingStart = Date.UTC(2026, 5, 22, 5);
const laterStart = Date.UTC(2026, 5, 25, 5);

const entry = (id: number, sections: ("tower" | "home")[]) => ({
  id,
  timestamp: "2026-06-13T12:00:00Z",
  title: `Entry ${id}`,
  sections,
});

const pack = smallPack({
  "story-cards.json": [
    aStoryCard({ id: 12 }),
    aStoryCard({ id: 4, release: "2023-01-01T00:00:00Z" }),
    aStoryCard({ id: 9, rarity: 3, type: "bamboo" }),
    aStoryCard({ id: 10, rarity: 3, type: "bamboo", release: "2026-06-16T00:00:00Z" }),
    aStoryCard({ id: 11, rarity: 4, type: "orchid" }),
  ],
  "samples/story-card-values.json": [],
  "samples/prayers.json": [
    { id: "later", name: "Later", start: { in: "10d", at: "05:00" } },
    {
      id: "coming",
      name: "Coming",
      types: ["pick-up"],
      start: { in: "7d", at: "05:00" },
      end: { in: "17d", at: "05:00" },
      rateUpCharacters: [{ character: "f1-meiling", status: "new" }],
      rateUpCards: [{ card: 12, isNew: true, exchange: 50 }],
      stepUps: [{ id: "asc2", rows: [{ cost: 60 }, { cost: 160 }] }],
    },
    { id: "open", name: "Open", start: { ago: "1d" } },
    {
      id: "ending",
      name: "Ending",
      start: { ago: "2d" },
      end: { in: "5d", at: "05:00" },
    },
    {
      id: "forever",
      name: "Forever",
      types: ["forever"],
      start: { ago: "3d" },
      end: { in: "5d", at: "05:00" },
    },
    { id: "always", name: "Always", permanent: true, start: "2021-05-11T05:00:00Z" },
  ],
  "samples/maintenances.json": [
    {
      id: 2,
      start: { in: "4d", at: "05:00" },
      end: { in: "4d", at: "09:00" },
      devLetter: { time: { in: "4d", at: "07:00" }, url: "https://example.org/letter" },
    },
  ],
  "samples/update-entries.json": [
    {
      ...entry(2, ["home"]),
      contents: [{ detail: "To come", spoiler: true, reveal: { in: "2d", at: "05:00" } }],
    },
    entry(3, ["tower"]),
    entry(4, ["tower"]),
    entry(5, ["tower"]),
    entry(6, ["tower"]),
  ],
});

const database = testDatabase();
let dataset: Dataset;

beforeAll(async () => {
  dataset = await importDataset(database, pack, imported);
});

const home = (now = imported) => contract.parse(shape(dataset, now));

describe("GET /api/general/home", () => {
  test("counts released characters by type and names those to come", () => {
    expect(home().counter).toMatchObject({ gen: 1, sfes: 0 });
    expect(home().upcoming.map(({ id, debut: day }) => [id, day])).toEqual([["l1-reimu", debut]]);
    expect(home(debut).upcoming).toEqual([]);
  });

  test("counts story cards from their release on, those without a date always", () => {
    const counts = { s1: 0, s2: 0, s3: 1, s4: 1, s5: 2, plum: 2, orchid: 1, chrysanthemum: 0 };
    expect(home(cardRelease - 1).storyCard).toEqual({ ...counts, bamboo: 1 });
    expect(home(cardRelease).storyCard).toEqual({ ...counts, s3: 2, bamboo: 2 });
  });

  test.each([
    ["the one that ends first stands first", imported, ["ending", "open", "coming", "later"]],
    ["one that has ended is gone", endingEnd, ["open", "coming", "later"]],
    ["one that has started stands among the ongoing", comingStart, ["coming", "open", "later"]],
  ])("of ongoing and upcoming prayers %s", (_, now, prayers) => {
    expect(home(now).prayers.map(({ id }) => id)).toEqual(prayers);
  });

  test("shows a prayer with its rate-ups, and step-ups without their rows", () => {
    expect(home().prayers.find(({ id }) => id === "coming")).toMatchObject({
      start: comingStart,
      end: comingStart + 240 * HOUR,
      duration: 240 * HOUR,
      types: ["pick-up"],
      rateUpCharacters: [{ character: { id: "f1-meiling", isReleased: true }, status: "new" }],
      rateUpCards: [
        {
          card: {
            id: 12,
            name: "Scarlet Tower",
            rarity: 5,
            image: expect.stringMatching(/^story-cards\/12\?v=/),
          },
          isNew: true,
          exchange: 50,
        },
      ],
      stepUps: [{ id: "asc2", index: 1, pulls: 2 }],
    });
  });

  test("tells of the next maintenance until its end", () => {
    const maintenanceAt = (now: number) => home(now).maintenanceData;
    expect(maintenanceAt(maintenanceStart - 1)).toEqual({
      id: 2,
      start: maintenanceStart,
      end: maintenanceEnd,
      news: null,
      status: "waiting",
      devLetter: { time: devLetter, url: "https://example.org/letter" },
    });
    expect(maintenanceAt(maintenanceStart)?.status).toBe("ongoing");
    expect(maintenanceAt(maintenanceEnd)).toBeNull();
  });

  test("gives the five newest entries, and the last update that concerns the page", () => {
    expect(home().lastContent.map(({ number }) => number)).toEqual([6, 5, 4, 3, 2]);
    expect(home().lastUpdate?.number).toBe(2);
  });

  test("has a page that is the same whenever it is made between two moments of it", () => {
    const page = (now: number) => JSON.stringify(homePageData(dataset, now));
    expect(page(imported)).toBe(page(imported + 11 * HOUR));
    expect(page(maintenanceStart)).toBe(page(devLetter - 1));
    expect(homePageData(dataset, imported).at).toBe(Date.UTC(2026, 5, 15));
    expect(homePageData(dataset, devLetter - 1).at).toBe(maintenanceStart);
  });

  test("ends at each moment from which something of it is another", () => {
    const moments = [imported];
    for (let next = nextHomeMoment(dataset, imported); next !== null; ) {
      moments.push(next);
      next = nextHomeMoment(dataset, next);
    }
    expect(moments.slice(1)).toEqual([
      cardRelease,
      reveal,
      debut,
      maintenanceStart,
      devLetter,
      devLetter + HOUR,
      maintenanceEnd,
      endingEnd,
      comingStart,
      laterStart,
      comingStart + 240 * HOUR,
    ]);
    for (const [index, moment] of moments.entries()) {
      const untilNext = (moments[index + 1] ?? moment + HOUR) - 1;
      expect(home(untilNext)).toEqual(home(moment));
    }
  });
});
