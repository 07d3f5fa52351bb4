import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListedCard } from "./card-list.ts";
import { StoryCardItem } from "./story-card-item.tsx";

const card: ListedCard = {
  id: 12,
  name: "Scarlet Tower",
  aliases: [],
  sort: "scarlet tower",
  type: "plum",
  rarity: 5,
  image: "story-cards/12?v=1",
  artist: { id: 3, jp: "凪庵" },
  featured: [],
  releaseDate: null,
  obtaining: [],
  links: { wiki: null, chronicle: null },
  stats: [],
  total: { min: 0, max: 0 },
  buffs: [],
  randomBuffs: [],
  nameLanguage: "en",
  original: null,
  unofficial: false,
  sampleRelease: false,
};

test("a card shows its picture in a place of fixed proportions", () => {
  const html = renderToStaticMarkup(<StoryCardItem card={card} />);
  expect(html).toMatch(/<img src="\/images\/story-cards\/12\?v=1" width="240" height="320"/);
  expect(html).not.toContain("No Image");
});

test("a card without a picture says so", () => {
  const html = renderToStaticMarkup(<StoryCardItem card={{ ...card, image: null }} />);
  expect(html).toContain("No Image");
  expect(html).not.toContain("<img");
});
