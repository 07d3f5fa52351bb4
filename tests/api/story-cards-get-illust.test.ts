import { expect, test } from "vitest";
import { illustratorsAnswer } from "#app/api-schemas/story-cards.ts";
import { askedSite } from "#tests/fixtures/running-site.ts";
import { aStoryCard, smallPack } from "#tests/fixtures/small-pack.ts";

const site = askedSite(
  smallPack({
    "artists.json": [
      { id: 7, name: "萩原", twitter: "https://example.org/a" },
      { id: 3, name: "凪庵", pixiv: "https://example.org/b", website: "https://example.org/c" },
      { id: 5, name: "Of undated cards" },
      { id: 6, name: "Without cards" },
      { id: 8, name: "Of a card to come" },
    ],
    "story-cards.json": [
      aStoryCard({ id: 4, artist: 3, sort: "b", release: "2023-01-01T00:00:00Z" }),
      aStoryCard({ id: 9, artist: 3, sort: "a", rarity: 3 }),
      aStoryCard({ id: 12, artist: 7, release: "2022-01-01T00:00:00Z" }),
      aStoryCard({ id: 13, artist: 5 }),
      aStoryCard({ id: 14, artist: 8, release: "2030-01-01T00:00:00Z" }),
      aStoryCard({ id: 15, release: "2022-01-01T00:00:00Z" }),
    ],
    "samples/story-card-values.json": [],
    "update-entries.json": [
      { id: 5, timestamp: "2025-01-01T00:00:00Z", title: "Artists", sections: ["illustrators"] },
    ],
  }),
  "2026-06-15T12:00:00Z",
);
const answer = () => site.read("/api/story-cards/get-illust", illustratorsAnswer);

test("GET /api/story-cards/get-illust gives illustrators with all their cards", async () => {
  const { content, lastUpdate } = await answer();
  expect(content.find(({ id }) => id === 3)).toEqual({
    id: 3,
    jp: "凪庵",
    pixiv: "https://example.org/b",
    twitter: null,
    website: "https://example.org/c",
    storyCards: [
      {
        id: 9,
        name: "Scarlet Tower",
        sort: "a",
        rarity: 3,
        releaseDate: null,
        image: expect.stringMatching(/^story-cards\/9\?v=/),
      },
      {
        id: 4,
        name: "Scarlet Tower",
        sort: "b",
        rarity: 5,
        releaseDate: Date.UTC(2023, 0, 1),
        image: expect.stringMatching(/^story-cards\/4\?v=/),
      },
    ],
  });
  expect(lastUpdate).toEqual({ timestamp: Date.UTC(2025, 0, 1), number: 5 });
});

test("illustrators of whose cards no release is known are left out, those of cards to come stay", async () => {
  expect((await answer()).content.map(({ id }) => id)).toEqual([7, 3, 8]);
});
