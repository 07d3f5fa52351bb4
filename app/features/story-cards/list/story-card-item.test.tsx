import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { StoryCard } from "#app/api-schemas/story-cards.ts";
import { StoryCardItem } from "./story-card-item.tsx";

const card: StoryCard = {
  id: 12,
  name: "Scarlet Tower",
  aliases: [],
  sort: "scarlet tower",
  type: "plum",
  rarity: 5,
  image: "story-cards/12?v=1",
  artist: { id: 3, jp: "凪庵" },
  featured: ["reimu", "nobody"],
  releaseDate: null,
  obtaining: [],
  links: { wiki: null, chronicle: null },
  stats: [{ type: "hp", name: "HP", icon: "hp", min: 0, max: 300 }],
  total: { min: 0, max: 60 },
  buffs: [
    {
      attr: "agi",
      attrName: "Agility",
      attrType: "stat",
      enabled: false,
      metadata: { direction: "up", layer: 1, unit: "level" },
      target: "self",
      turn: 2,
      role: "atk",
      values: [null, 3],
    },
  ],
  randomBuffs: [],
  original: null,
  nameLang: "en",
  unofficial: false,
  sampleRelease: false,
  isRaised: false,
};

const names = new Map([["reimu", { en: "Reimu Hakurei" }]]);
const html = (change: Partial<StoryCard> = {}, isReleased = true) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <StoryCardItem
        card={{ ...card, ...change }}
        names={names}
        isReleased={isReleased}
        asked={[]}
      />
    </MemoryRouter>,
  );
const text = (markup: string) => markup.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("a card shows its picture in a place of fixed proportions", () => {
  expect(html()).toMatch(/<img src="\/images\/story-cards\/12\?v=1" width="240" height="320"/);
  expect(html()).not.toContain("No Image");
});

test.each([
  ["without a picture says so", { image: null }, "No Image"],
  ["without effects says so", { buffs: [] }, "(No effect)"],
  ["without stats says so", { stats: [] }, "No stats"],
  ["shows whom it features, by id where no name is known", {}, "Reimu Hakurei , nobody"],
  ["tells the role that alone gets an effect", {}, "ATK ONLY"],
  ["marks a name that is our translation", { unofficial: true }, "Fan translation"],
])("a card %s", (_, change, expected) => {
  expect(text(html(change))).toContain(expected);
});

test.each([
  ["whom it features to the cards of the same person", {}, "/story-cards?featured=reimu"],
  [
    "its artist to the illustrators",
    { releaseDate: 1 },
    "/story-cards/illustrators?artist=3#illustrator-3",
  ],
  [
    "its artist to her cards where its date is not known, which may keep her from that list",
    { releaseDate: null },
    `/story-cards?artist=${encodeURIComponent("凪庵")}`,
  ],
  ["to the prayers that raise it", { isRaised: true, obtaining: [] }, "/prayers?story-cards=12"],
])("a card links %s", (_, change, address) => {
  expect(html(change)).toContain(`href="${address}"`);
});

test("what a card to come lacks is marked as unknown", () => {
  expect(text(html({}, false))).toContain("HP ? – 300 Total HP ÷ 5 ? – 60");
  expect(text(html({}, false))).toContain("? – 3");
});

test("what a released card lacks is no question", () => {
  expect(text(html())).not.toContain("?");
  expect(text(html())).toContain("from a higher limit break");
});

test("a card leads to the wiki and the chronicle of the game in new tabs, as a character does", () => {
  const links = { wiki: "https://example.org/wiki", chronicle: "https://example.org/chronicle" };
  const markup = html({ links });
  for (const address of Object.values(links)) {
    expect(markup).toContain(`href="${address}" target="_blank"`);
  }
  expect(text(markup)).toContain("Wiki");
  expect(text(markup)).toContain("Chronicle");
});

test("a card without English name, artist, date, stats, sources and links has a row all the same", () => {
  const bare = html({
    name: "鐘",
    nameLang: "ja",
    artist: { id: null, jp: "" },
    stats: [],
    total: { min: 0, max: 0 },
    releaseDate: null,
  });
  expect(bare).toMatch(/<h2 [^>]*lang="ja"[^>]*><a [^>]*>鐘<\/a><\/h2>/);
  expect(bare).toMatch(/<div [^>]*><\/div><\/article>$/);
  expect(text(bare)).toContain("No stats");
});
