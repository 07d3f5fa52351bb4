import { describe, expect, test } from "vitest";
import { nextPrayersAnswer, prayerListAnswer } from "#app/api-schemas/prayers.ts";
import { PRAYERS_A_PAGE } from "#app/game/prayer-paging.ts";
import { askedSite } from "#tests/fixtures/running-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const NOW = "2026-06-15T12:00:00Z";
const days = (count: number) => count * 24 * 60 * 60 * 1000;
// Two of a day, on more pages than one.
const older = Array.from({ length: 2 * PRAYERS_A_PAGE + 1 }, (_, n) => ({
  id: `older-${String(n).padStart(3, "0")}`,
  name: `Older prayer ${n}`,
  start: new Date(Date.UTC(2021, 5, 30, 5) - days(Math.floor(n / 2)))
    .toISOString()
    .replace(".000Z", "Z"),
}));

const { samples, own } = {
  samples: smallPack().records["samples/prayers.json"],
  own: smallPack().records["prayers.json"],
};
const site = askedSite(
  smallPack({
    "prayers.json": [
      ...own,
      ...older,
      { id: "undated", name: "Prayer without a start" },
      {
        id: "a-forever-prayer",
        name: "Forever Prayer",
        types: ["forever"],
        start: "2022-03-01T00:00:00Z",
        rateUpCharacters: [{ character: "l1-reimu" }],
      },
    ],
    "samples/prayers.json": samples,
  }),
  NOW,
);
const first = () => site.read("/api/prayers/get-list", prayerListAnswer);

describe("GET /api/prayers/get-list", () => {
  test("begins with the latest start, prayers to come included", async () => {
    const { content, isLast } = await first();
    expect(content).toHaveLength(PRAYERS_A_PAGE);
    expect(content.slice(0, 5).map(({ id }) => id)).toEqual([
      "coming",
      "cards",
      "anniversary",
      "older-000",
      "older-001",
    ]);
    expect(isLast).toBe(false);
  });

  test("gives a prayer its documented fields, without its pool and the rows of step-ups", async () => {
    const { content } = await first();
    const anniversary = content.find(({ id }) => id === "anniversary");
    expect(anniversary).toMatchObject({
      name: "Anniversary Festival",
      start: Date.UTC(2022, 4, 11, 5),
      end: Date.UTC(2022, 4, 25, 5),
      duration: days(14),
      types: ["festival", "lucky-bag"],
      rateUpCharacters: [
        { character: { id: "f1-meiling", universe: "F1;4", isReleased: true }, status: "new" },
        { character: { id: "l1-reimu", status: "upcoming", isFr: true }, status: "extra" },
      ],
      rateUpCards: [
        { card: { id: 12, name: "Scarlet Tower", rarity: 5 }, isNew: true, exchange: 50 },
        { card: { id: 9 }, isNew: false, exchange: null },
      ],
      stepUps: [
        { id: "asc2", index: 1, pulls: 2 },
        { id: "special", index: 2, pulls: 1 },
      ],
      simulator: true,
      maxPulls: 2,
      gcCost: 600,
      dust: 0,
    });
  });

  test("leaves what is not known null", async () => {
    const { content } = await first();
    expect(content.find(({ id }) => id === "cards")).toMatchObject({
      end: null,
      duration: null,
      gcCost: null,
      maxPulls: null,
    });
  });

  test("offers the rate-ups of listed prayers for the search", async () => {
    const { filterOpts } = await first();
    expect(filterOpts).toEqual({
      characters: [
        { id: "l1-reimu", name: "Hakurei Reimu", translit: null },
        { id: "f1-meiling", name: "Hong Meiling (F1;4)", translit: "Hong Meirin (F1;4)" },
      ],
      cards: [
        { id: "9", name: "Scarlet Tower" },
        { id: "12", name: "Scarlet Tower" },
      ],
    });
  });

  test("tells the newest update that concerns prayers", async () => {
    const { lastUpdate } = await first();
    expect(lastUpdate).toEqual({ timestamp: Date.parse("2026-06-12T12:00:00Z"), number: 2 });
  });

  test("with a prayer it gives the page after it, without options", async () => {
    const page = await site.read("/api/prayers/get-list?last=coming", nextPrayersAnswer);
    expect(page.content[0]?.id).toBe("cards");
  });
});

describe("GET /api/prayers/get-list-2", () => {
  test("without a prayer it gives the first page, without options", async () => {
    const { content } = await site.read("/api/prayers/get-list-2", nextPrayersAnswer);
    expect(content).toEqual((await first()).content);
  });

  test("page by page every prayer of the global server comes once, but no forever prayer", async () => {
    const ids: string[] = [];
    for (let isLast = false; !isLast; ) {
      const last = ids.length === 0 ? "" : `?last=${ids.at(-1)}`;
      const page = await site.read(`/api/prayers/get-list-2${last}`, nextPrayersAnswer);
      ids.push(...page.content.map(({ id }) => id));
      isLast = page.isLast;
    }
    // The standard prayer of the pack is one of the Japanese server.
    expect(ids).toEqual([
      "coming",
      "cards",
      "anniversary",
      ...older.map(({ id }) => id),
      "undated",
    ]);
  });

  test("after the last prayer there is an empty last page", async () => {
    expect(
      await site.read("/api/prayers/get-list-2?last=undated", nextPrayersAnswer),
    ).toMatchObject({ content: [], isLast: true });
  });
});

describe.each(["/api/prayers/get-list", "/api/prayers/get-list-2"])("%s", (path) => {
  test.each([
    ["nobody", "of no prayer"],
    ["standard", "of the Japanese server"],
    ["a-forever-prayer", "of a forever prayer"],
  ])("the id %s, %s, is a 404", async (last) => {
    expect(await site.refused(`${path}?last=${last}`)).toMatchObject({
      status: 404,
      type: "application/problem+json",
      detail: "data is null!",
    });
  });

  test.each([
    ["last=", "is empty"],
    [`last=${"x".repeat(101)}`, "is longer than 100 characters"],
    ["last=coming&last=cards", "is given more than once"],
  ])("refuses ?%s", async (query, message) => {
    expect(await site.refused(`${path}?${query}`)).toMatchObject({
      status: 400,
      type: "application/problem+json",
      errors: [{ field: "last", message }],
    });
  });
});
