import type { Pack } from "#db/pack/pack.ts";
import { aCharacter, aPerson, aStoryCard, barePack } from "../small-pack.ts";

/** What the site under test shows: a few records of every case that its pages tell apart. */
export function sitePack(): Pack {
  return barePack({
    "worlds.json": [{ id: "L1" }, { id: "A6" }, { id: "B3" }, { id: "L80" }],
    "series.json": [
      { id: "th01", tab: "pc98", titleEn: "Highly Responsive to Prayers", titleJp: "東方靈異伝" },
      { id: "th06", tab: "l1", titleEn: "Embodiment of Scarlet Devil", titleJp: "東方紅魔郷" },
      { id: "th07", tab: "l1", titleEn: "Perfect Cherry Blossom", titleJp: "東方妖々夢" },
      { id: "arc-6", tab: "retro", titleEn: "Arc 6" },
      { id: "world-b3", tab: "main", titleEn: "World B3" },
      { id: "world-l80", tab: "relic", titleEn: "World L80" },
    ],
    "persons.json": [
      aPerson({ nameEn: "Reimu Hakurei" }),
      aPerson({ id: "marisa", nameEn: "Marisa Kirisame", shortEn: "Marisa", nameJp: "霧雨魔理沙" }),
      aPerson({ id: "letty", nameEn: "Letty Whiterock", shortEn: "Letty", nameJp: "レティ" }),
    ],
    "characters.json": [
      aCharacter({ series: "th06", type: "gen", rebirth: true }),
      aCharacter({ id: "l1-marisa", person: "marisa", series: "th06", type: "fes" }),
      aCharacter({ id: "l1-letty", person: "letty", series: "th07", type: "gen" }),
      aCharacter({ id: "a6-reimu", world: "A6", series: "arc-6", type: "afes" }),
      aCharacter({ id: "b3-marisa", person: "marisa", world: "B3", series: "world-b3" }),
      aCharacter({ id: "l80-reimu", world: "L80", series: "world-l80", type: "relic" }),
    ],
    "samples/character-values.json": [
      { id: "l1-reimu", status: "non-limited", debut: "2021-05-11T05:00:00Z" },
      { id: "l1-marisa", status: "upcoming", debut: { in: "2d", at: "05:00" } },
      { id: "l1-letty", status: "not-available" },
      { id: "a6-reimu", status: "limited", debut: "2023-02-01T05:00:00Z" },
      { id: "b3-marisa", status: "limited", debut: "2024-02-01T05:00:00Z" },
      { id: "l80-reimu", status: "announced" },
    ],
    "artists.json": [{ id: 3, name: "凪庵" }],
    "story-cards.json": [...distinctCards(), ...plainCards()],
    "samples/story-card-values.json": [
      { id: 1, release: "2022-03-04T05:00:00Z" },
      { id: 3, release: { in: "5d", at: "05:00" } },
    ],
  });
}

/** Cards in the pack that are released. */
export const releasedCards = 24;

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
    aStoryCard({ id: 2, nameEn: "Misty Lake", sort: "misty lake", rarity: 3, type: "bamboo" }),
    aStoryCard({ id: 3, nameEn: "Lake of the Future", sort: "lake of the future" }),
  ];
}

function plainCards() {
  return Array.from({ length: 22 }, (_, index) => {
    const name = `Shrine ${String(index + 1).padStart(2, "0")}`;
    return aStoryCard({ id: 100 + index, nameEn: name, sort: name.toLowerCase() });
  });
}
