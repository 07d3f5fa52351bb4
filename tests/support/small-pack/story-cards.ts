import { aStoryCard, type WrittenRecords } from "./written.ts";

export const storyCards: WrittenRecords = {
  "artists.json": [
    { id: 7, name: "萩原", twitter: "https://example.org/a" },
    { id: 3, name: "凪庵", pixiv: "https://example.org/b", website: "https://example.org/c" },
  ],
  "character-tags.json": [
    { id: "maid", nameEn: "Maid", nameZh: "女仆" },
    { id: "fairy", nameEn: "Fairy" },
  ],
  "story-cards.json": [
    aStoryCard({
      id: 12,
      nameJp: "紅魔館",
      nameZh: "红魔馆",
      stats: [
        { stat: "yin-atk", min: 10, max: 40 },
        { stat: "hp", min: 100, max: 300 },
      ],
      buffs: [
        {
          type: "stat",
          attribute: "yang-atk",
          direction: "up",
          unit: "level",
          target: "party",
          base: 1,
          max: 2,
          turns: 3,
          turnsBase: 2,
          layer: 2,
        },
        { type: "misc", attribute: "p-up", unit: "power", target: "self", base: 0.25, max: 0.5 },
        {
          type: "character-tag",
          attribute: "maid",
          direction: "down",
          unit: "percent",
          target: "aoe",
          max: 15,
          role: "atk",
          character: "l1-reimu",
          randomGroup: 0,
        },
      ],
      artist: 3,
      featured: ["meiling", "reimu"],
      obtaining: [{ type: "event", display: "Spring" }, { type: "general" }],
      aliases: [
        { value: "SDM", priority: 1 },
        { value: "紅魔館", priority: 0 },
      ],
      wiki: "https://example.org/wiki",
      chronicle: "https://example.org/chronicle",
      sources: ["page"],
    }),
    aStoryCard({ id: 4, release: "2023-01-01T00:00:00Z" }),
    aStoryCard({ id: 9, rarity: 3, type: "bamboo" }),
  ],
  "samples/story-card-values.json": [{ id: 9, release: { ago: "12d" } }],
};
