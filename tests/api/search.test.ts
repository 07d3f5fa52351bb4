import { describe, expect, test } from "vitest";
import { searchAnswer } from "#app/api-schemas/search.ts";
import { askedSite } from "#tests/fixtures/running-site.ts";
import { aCharacter, aPerson, aStoryCard, barePack } from "#tests/fixtures/small-pack.ts";

const released = { status: "limited" as const, debut: "2023-01-01T00:00:00Z" };
const site = askedSite(
  barePack({
    "worlds.json": [{ id: "L1" }, { id: "A6" }, { id: "A6&" }, { id: "C3<" }],
    "series.json": [{ id: "eosd", tab: "l1", titleEn: "Embodiment of Scarlet Devil" }],
    "persons.json": [
      aPerson({ nameEn: "Reimu Hakurei", translit: "Hakurei Reimu", nameKana: "はくれい れいむ" }),
      aPerson({
        id: "daiyousei",
        nameEn: "Daiyousei",
        shortEn: "Daiyousei",
        nameJp: "大妖精",
        translit: "Daiyōsei",
        nameKana: "だいようせい",
      }),
      aPerson({ id: "hidden", nameEn: "Mima", shortEn: "Mima", nameJp: "魅魔" }),
    ],
    "characters.json": [
      aCharacter({ id: "a6-reimu", world: "A6", ...released, debut: "2024-01-01T00:00:00Z" }),
      aCharacter({ id: "a6amp-reimu", world: "A6&", ...released, debut: "2025-01-01T00:00:00Z" }),
      aCharacter({ nameZh: "博丽灵梦", type: "gen", role: "heal", ...released }),
      aCharacter({ id: "a6amp-daiyousei", person: "daiyousei", world: "A6&", ...released }),
      aCharacter({ id: "l1-mima", person: "hidden", status: "announced" }),
    ],
    "character-tags.json": [{ id: "of-the-moon", nameEn: "Sage of the Moon", nameJp: "月の賢者" }],
    "artists.json": [
      { id: 1, name: "うめきち" },
      { id: 2, name: "Reimuko" },
      { id: 3, name: "Reimu of cards to come" },
    ],
    "story-cards.json": [
      aStoryCard({ id: 12, artist: 2, nameEn: "The Usual Open-Air Café", sort: "b" }),
      aStoryCard({
        id: 4,
        artist: 1,
        nameEn: "Burning Days",
        sort: "a",
        nameJp: "バーニングの日々",
      }),
      aStoryCard({ id: 5, nameEn: "Reimu to come", release: "2030-01-01T00:00:00Z", artist: 3 }),
    ].map((card) => ({ release: "2022-01-01T00:00:00Z", ...card })),
    "tower-floors.json": [
      { id: 1, release: "2022-01-01T00:00:00Z" },
      { id: 2, release: "2030-01-01T00:00:00Z" },
    ],
    "items.json": [{ id: "seal-crystal", name: "Seal Crystal" }],
    "stage-items.json": [
      { id: 111, nameJp: "攻性指南書[初]" },
      { id: 401, nameJp: "伽羅" },
    ].map((item) => ({ ...item, sources: ["example.org"] })),
    "stage-enemies.json": [
      { id: 9, nameJp: "妖精", level: 1, hp: 9, barriers: 0, weak: [], resists: [], stats: {} },
    ],
    "stages.json": [
      {
        id: 100001,
        level: 5,
        coins: [5, 6],
        playerExp: 45,
        characterExp: 270,
        waves: [[9]],
        drops: [{ slot: 1, kind: "item", items: [111] }],
        asOf: "2020-08",
        sources: ["example.org"],
      },
    ],
    "update-entries.json": [
      { id: 5, timestamp: "2025-01-01T00:00:00Z", title: "Artists", sections: ["illustrators"] },
    ],
    "prayers.json": [
      {
        id: "one",
        name: "Festival: Reimu (A6)",
        types: ["festival"],
        start: "2024-01-01T00:00:00Z",
        end: "2024-01-09T00:00:00Z",
      },
      {
        id: "two",
        name: "Festival: Reimu (A6)",
        types: ["festival"],
        start: "2025-01-01T00:00:00Z",
        end: "2025-01-09T00:00:00Z",
      },
    ],
  }),
  "2026-06-15T12:00:00Z",
);
const find = (query: string) => site.read(`/api/search?q=${query}`, searchAnswer);
const placesOf = async (text: string) =>
  (await find(encodeURIComponent(text))).content.map(({ kind, id }) => `${kind} ${id}`);

const KNOWN_KINDS =
  "must be some of character, story-card, prayer, illustrator, item, tag, floor, page";

describe("GET /api/search finds", () => {
  test.each([
    [
      "a name, the original world first, then the newer",
      "reimu",
      [
        "character l1-reimu",
        "character a6amp-reimu",
        "character a6-reimu",
        "illustrator 2",
        "prayer two",
        "prayer one",
      ],
    ],
    [
      "a name in any order",
      "hakurei reimu",
      ["character l1-reimu", "character a6amp-reimu", "character a6-reimu"],
    ],
    [
      "kana",
      "レイム",
      [
        "character l1-reimu",
        "character a6amp-reimu",
        "character a6-reimu",
        "illustrator 2",
        "prayer two",
        "prayer one",
      ],
    ],
    ["a Chinese name", "博丽灵梦", ["character l1-reimu"]],
    ["a name without its macron", "daiyosei", ["character a6amp-daiyousei"]],
    ["a name with a slip", "daiyuosei", ["character a6amp-daiyousei"]],
    ["a card without its accent", "cafe", ["story-card 12"]],
    ["a card by its kana", "ﾊﾞｰﾆﾝｸﾞ", ["story-card 4"]],
    ["an illustrator in romaji", "umekichi", ["illustrator 1"]],
    ["of a world alone", "reimu a6", ["character a6-reimu", "prayer two", "prayer one"]],
    [
      "of a world in brackets",
      "Reimu [A6&]",
      ["character a6amp-reimu", "prayer two", "prayer one"],
    ],
    [
      "all of a world",
      "a6&",
      ["character a6amp-reimu", "character a6amp-daiyousei", "prayer two", "prayer one"],
    ],
    ["a prayer by its whole name", "Festival: Reimu (A6)", ["prayer two", "prayer one"]],
    ["a floor", "1", ["floor 1"]],
    ["a floor by its word", "floor 1", ["floor 1"]],
    ["a floor with its letter", "1F", ["floor 1"]],
    ["no floor to come", "floor 2", []],
    ["an item of the tower", "crystal", ["item seal-crystal"]],
    ["an item of the story", "offense guide", ["item 111"]],
    ["an item of the story in Japanese", "攻性指南書", ["item 111"]],
    ["an item of the story by its kind", "incense", ["item 401"]],
    ["a page", "roulette", ["page /prayer/kourindou-roulette"]],
    ["nothing of what is hidden", "mima", []],
    ["nothing of signs", "!?…", []],
  ])("%s", async (_, text, expected) => {
    expect(await placesOf(text)).toEqual(expected);
  });
});

test("a result tells what it is, which writing matched, and where it leads", async () => {
  const { content, total, lastUpdate } = await find(`${encodeURIComponent("はくれい")}&limit=1`);
  expect(content).toEqual([
    {
      kind: "character",
      id: "l1-reimu",
      name: "Reimu Hakurei",
      note: "World L1 · Standard · Heal",
      matched: "はくれい れいむ",
      href: "/characters/info/l1-reimu",
    },
  ]);
  expect(total).toBe(3);
  expect(lastUpdate).toEqual({ timestamp: Date.UTC(2025, 0, 1), number: 5 });
});

test("namesakes are told apart by their notes", async () => {
  const { content } = await find("festival");
  expect(content.map(({ note }) => note)).toEqual([
    "Festival · Jan 1, 2025 – Jan 9, 2025",
    "Festival · Jan 1, 2024 – Jan 9, 2024",
  ]);
});

test("an item tells what gives it and leads to its page", async () => {
  const { content } = await find("offense%20guide");
  expect(content).toEqual([
    {
      kind: "item",
      id: "111",
      name: "Offense Guide I",
      note: "Item · may drop in stages of the story",
      matched: null,
      href: "/items/111",
    },
  ]);
});

test.each(["sage of the moon", "月の賢者"])(
  "%s is a tag, though no card acts on it",
  async (text) => {
    expect(await placesOf(text)).toEqual(["tag of-the-moon"]);
  },
);

test("kinds leave out all others", async () => {
  const { content, total } = await find("reimu&kinds=prayer,illustrator");
  expect(content.map(({ kind }) => kind)).toEqual(["illustrator", "prayer", "prayer"]);
  expect(total).toBe(3);
});

test.each([
  ["", "q", "is missing: must be a text"],
  ["?q=", "q", "is empty"],
  ["?q=%20%09", "q", "is empty"],
  [`?q=${"x".repeat(101)}`, "q", "is longer than 100 characters"],
  ["?q=a&q=b", "q", "is given more than once"],
  ["?q=a&kinds=card", "kinds", KNOWN_KINDS],
  ["?q=a&limit=0", "limit", "must be at least 1, not 0"],
  ["?q=a&limit=51", "limit", "must be at most 50, not 51"],
  ["?q=a&limit=ten", "limit", 'must be a whole number of at most 9 digits, not "ten"'],
])("/api/search%s is refused", async (query, field, message) => {
  expect(await site.refused(`/api/search${query}`)).toEqual({
    status: 400,
    type: "application/problem+json",
    detail: `The query is malformed: ${field} ${message}.`,
    errors: [{ field, message }],
  });
});

const hostile = [
  "\u202E\u2066reimu\u2069",
  "\u0000\u001B[31m",
  "👩‍👩‍👧‍👦".repeat(9),
  "ﷺ".repeat(100),
  "ｱ".repeat(100),
  "a ".repeat(50),
  "\\%_'\"<b>",
  "เรมุ हाकुरेई",
  "\uFFFF",
  "́".repeat(100),
];

test.each(hostile)("%j is searched for without an error, by call and page", async (text) => {
  expect((await site.ask(`/api/search?q=${encodeURIComponent(text)}`)).status).toBe(200);
  expect((await site.ask(`/search?q=${encodeURIComponent(text.repeat(3))}`)).status).toBe(200);
});

describe("/search", () => {
  const page = async (query: string) => (await site.ask(`/search${query}`)).text();

  test("shows what the call finds, in groups, without scripts", async () => {
    const html = await page("?q=reimu");
    const { content } = await find("reimu");
    const places = content.map(({ href }) => html.indexOf(`href="${href}"`));
    expect(places.every((at) => at > 0)).toBe(true);
    expect(html.indexOf("Characters</h2>")).toBeLessThan(html.indexOf("Prayers</h2>"));
    expect(html).not.toContain("to come");
  });

  test("says that nothing is found, and asks for nothing without a text", async () => {
    expect(await page("?q=zzzzzz")).toContain("Nothing found");
    expect(await page("")).not.toContain("Nothing found");
  });
});
