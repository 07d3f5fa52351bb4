import type { WrittenRecords } from "../../small-pack/written.ts";
import { aStoryCard } from "../../small-pack.ts";

/** Cards in the pack that are released. */
export const releasedCards = 25;

function distinctCards() {
  return [
    aStoryCard({
      id: 1,
      nameEn: "Ordinary Magician",
      nameJp: "普通の魔法使い",
      sort: "ordinary magician",
      type: "chrysanthemum",
      stats: [
        { stat: "hp", min: 150, max: 450 },
        { stat: "yin-atk", min: 39, max: 99 },
      ],
      buffs: [
        {
          type: "bullet",
          attribute: "laser",
          direction: "up",
          unit: "percent",
          target: "self",
          base: 15,
          max: 25,
          turns: 1,
        },
        {
          type: "stat",
          attribute: "yang-def",
          direction: "down",
          unit: "level",
          target: "aoe",
          role: "tec",
          base: 1,
          max: 1,
          turns: 3,
        },
      ],
      artist: 3,
      featured: ["marisa"],
      obtaining: [{ type: "general" }],
      aliases: [
        { value: "普通の魔法使い", priority: 0 },
        { value: "Ordinary Magician", priority: 1 },
      ],
    }),
    aStoryCard({
      id: 2,
      nameEn: "Misty Lake",
      sort: "misty lake",
      rarity: 3,
      type: "bamboo",
      artist: 6,
    }),
    // A card to come, of which the minimum of a stat and the base of an effect are not known.
    aStoryCard({
      id: 3,
      nameEn: "Lake of the Future",
      sort: "lake of the future",
      artist: 5,
      stats: [{ stat: "agi", min: 0, max: 90 }],
      buffs: [{ type: "stat", attribute: "agi", unit: "level", target: "self", max: 3, turns: 2 }],
    }),
    aStoryCard({
      id: 4,
      nameEn: "Temple Bell",
      sort: "temple bell",
      type: "orchid",
      stats: [{ stat: "agi", min: 20, max: 70 }],
      buffs: [
        {
          type: "bullet",
          attribute: "laser",
          direction: "up",
          unit: "percent",
          target: "party",
          base: 20,
          max: 30,
          turns: 2,
        },
      ],
      artist: 4,
      featured: ["reimu", "marisa"],
      obtaining: [{ type: "vs" }],
    }),
  ];
}

function plainCards() {
  return Array.from({ length: 22 }, (_, index) => {
    const name = `Shrine ${String(index + 1).padStart(2, "0")}`;
    return aStoryCard({ id: 100 + index, nameEn: name, sort: name.toLowerCase() });
  });
}

/** Story cards of every case that the list tells apart, and enough for several batches. */
export const storyCards: WrittenRecords = {
  "artists.json": [
    { id: 3, name: "凪庵" },
    { id: 4, name: "Shinia", pixiv: "https://example.org/pixiv", twitter: "https://example.org/x" },
    { id: 5, name: "未来" },
    { id: 6, name: "Of undated cards" },
  ],
  "story-cards.json": [...distinctCards(), ...plainCards()],
  "samples/story-card-values.json": [
    { id: 1, release: "2022-03-04T05:00:00Z" },
    { id: 3, release: { in: "5d", at: "05:00" } },
    { id: 4, release: "2021-06-01T05:00:00Z" },
  ],
};
