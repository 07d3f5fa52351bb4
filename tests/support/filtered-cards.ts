// Cards for the tests of the search: each is told by its sort key.
import {
  type FilterableBuff,
  type FilterableCard,
  indexCards,
} from "#app/game/story-card-filter/card-index.ts";
import {
  EVERY_CARD,
  filterStoryCards,
  type StoryCardFilter,
} from "#app/game/story-card-filter/story-card-filter.ts";

let ids = 0;

/** A card that is told by its sort key. */
export const card = (sort: string, change: Partial<FilterableCard> = {}): FilterableCard => ({
  id: ++ids,
  name: sort,
  aliases: [],
  sort,
  type: "plum",
  rarity: 5,
  artist: { jp: "凪庵" },
  featured: [],
  releaseDate: null,
  obtaining: [],
  stats: [],
  buffs: [],
  randomBuffs: [],
  ...change,
});

export const buff = (change: Partial<FilterableBuff> = {}): FilterableBuff => ({
  attr: "hp",
  attrType: "misc",
  metadata: { direction: "up" },
  target: "self",
  turn: null,
  role: null,
  values: [1, 1],
  ...change,
});

/** The sort keys of the cards that the filter finds, in its order. */
export const found = (cards: readonly FilterableCard[], filter: Partial<StoryCardFilter>) =>
  filterStoryCards(indexCards(cards), { ...EVERY_CARD, ...filter }).map(({ sort }) => sort);
