import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { storyCardList } from "#app/features/story-cards/list/card-list.ts";
import { storyCardListUrl } from "#app/features/story-cards/list/search-params.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { sitePack } from "#tests/fixtures/browser/site-pack.ts";
import { importDataset, testDatabase } from "#tests/fixtures/database.ts";
import { fuzzedCardQuery } from "#tests/fixtures/fuzzed-query.ts";
import { askedSite } from "#tests/fixtures/running-site.ts";

const NOW = "2026-06-15T12:00:00Z";
const site = askedSite(sitePack(), NOW);
const database = testDatabase();
let dataset: Dataset;

beforeAll(async () => {
  dataset = await importDataset(database, sitePack(), Date.parse(NOW));
});

const statusOf = async (query: string) => {
  const response = await site.ask(`/story-cards?${query}`);
  return { status: response.status, html: await response.text() };
};

test.each([
  ["a percent sign alone", "name=%&options=%zz&%="],
  ["half a character", "name=%E3%81&artist=%F0%9F"],
  ["NUL", "name=a%00b&artist=%00&featured=%00&%00=%00"],
  ["emoji", "name=%F0%9F%98%80&types=\u{1f600}&options=effect:\u{1f600}:value-sort"],
  [
    "keys given twice",
    "name=moon&name=sun&types=p&types=o&card=1&card=2&options=date&options=date",
  ],
  ["ten thousand letters", `name=${"a".repeat(10_000)}`],
  ["ten thousand bytes of Japanese", `artist=${encodeURIComponent("\u9b54".repeat(1_111))}`],
  ["thousands of items", `options=${"stat:hp,".repeat(1_250)}`],
  ["thousands of keys", "a=1&".repeat(2_500)],
  ["names of the language", "__proto__=1&constructor=x&toString=y&options=__proto__"],
  ["numbers out of range", "card=1e9&shown=99999999999999999999&card=-1&shown=NaN"],
])("a query with %s gives the page", async (_, query) => {
  const { status, html } = await statusOf(query);
  expect(status).toBe(200);
  expect(html).toContain("Story Cards</h1>");
});

// Rulings: a value that is not known is ignored as if absent.
test.each([
  ["/story-cards", "card=99999"],
  ["/story-cards", "card=0"],
  ["/story-cards", "card=-1"],
  ["/story-cards", `card=${"9".repeat(400)}`],
  ["/story-cards/illustrators", "artist=99999"],
  ["/story-cards/illustrators", "artist=-1"],
  ["/characters", "character=nobody"],
  ["/characters", `character=${"l".repeat(5_000)}`],
])(
  "%s with %s names a record that there is not, and is the page without it",
  async (path, query) => {
    const [named, plain] = await Promise.all([site.ask(`${path}?${query}`), site.ask(path)]);
    expect(named.status).toBe(200);
    expect(named.headers.get("etag")).toBe(plain.headers.get("etag"));
  },
);

test.each([
  "/story-cards?card=",
  "/story-cards?card=moon",
  "/story-cards?card=1.5",
  "/story-cards/illustrators?artist=x",
  "/characters?character=",
])("%s names no record, and gives the page", async (path) => {
  expect((await site.ask(path)).status).toBe(200);
});

test("hundreds of random queries all give the page", async () => {
  const queries = fc.sample(fuzzedCardQuery, { numRuns: 250, seed: 6 });
  const failed: [number, string][] = [];
  for (let start = 0; start < queries.length; start += 20) {
    const batch = queries.slice(start, start + 20);
    const answers = await Promise.all(batch.map(statusOf));
    answers.forEach(({ status, html }, at) => {
      const isPage = status === 200 && html.includes("Story Cards</h1>");
      if (!isPage) failed.push([status, batch[at] ?? ""]);
    });
  }
  expect(failed).toEqual([]);
});

test("a card credited to nobody in particular counts no artist", () => {
  const now = Date.parse(NOW);
  const released = dataset.storyCards.filter(({ release }) => release === null || release <= now);
  expect(released.some(({ artistId }) => artistId === null)).toBe(true);
  const artists = new Set(released.flatMap(({ artistId }) => artistId ?? []));
  const every = storyCardListUrl.decode(new URLSearchParams());
  expect(storyCardList(dataset, every, now).artists).toBe(artists.size);
});

test("twenty thousand random queries give a list of released cards", () => {
  const now = Date.parse(NOW);
  const { total } = storyCardList(dataset, storyCardListUrl.decode(new URLSearchParams()), now);
  expect(total).toBeGreaterThan(0);
  fc.assert(
    fc.property(fuzzedCardQuery, (query) => {
      const asked = storyCardListUrl.decode(new URLSearchParams(query));
      const list = storyCardList(dataset, asked, now);
      expect(list.total).toBe(total);
      expect(list.found).toBeLessThanOrEqual(total);
      expect(list.cards.length).toBeLessThanOrEqual(list.found);
    }),
    { numRuns: 20_000 },
  );
}, 60_000);
