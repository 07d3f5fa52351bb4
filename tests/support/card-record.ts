import type { StoryCardRecord } from "#db/queries/story-cards.ts";

/** A card of five stars with nothing on it, but for what is given. */
export function aCard(given: Partial<StoryCardRecord> = {}): StoryCardRecord {
  return {
    id: 1,
    nameEn: null,
    nameBasis: null,
    nameJp: "紅魔館",
    nameZh: null,
    sort: "a",
    type: "plum",
    rarity: 5,
    artistId: null,
    artistName: null,
    credit: null,
    wiki: null,
    chronicle: null,
    release: null,
    sampleFields: [],
    aliases: [],
    stats: [],
    buffs: [],
    featured: [],
    obtaining: [],
    ...given,
  };
}
