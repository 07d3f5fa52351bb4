import type { Written, WrittenRecords } from "../../small-pack/written.ts";

type Floor = Written<"tower-floors.json">;
type Enemy = NonNullable<Floor["enemies"]>[number];

/** Floors of the pack that are released, and those that come on the days after. */
export const releasedFloors = 30;
export const futureFloors = 2;

/** When floor 31 is released. */
export const floor31Release = "2026-06-17T05:00:00Z";

/** Three gauges, an ability of several parts, skills and effects that belong to single gauges. */
const reimu: Enemy = {
  slot: 1,
  unit: "reimu",
  hpGauges: [100_000, 200_000, 333_335],
  spells: 2,
  barriers: 5,
  weaks: ["moon", "no-element"],
  resists: ["water"],
  affinities: ["sun"],
  tags: ["human"],
  ability: {
    name: "Shrine guard (Sleepy) and Graze",
    items: [
      { type: "graze", value: 2 },
      { type: "anomaly-immunity", attributeType: "anomaly", attribute: "burn" },
      { type: "anomaly-immunity", attributeType: "anomaly", attribute: "poison" },
    ],
  },
  skills: [
    {
      name: "Recover",
      effects: [
        {
          type: "misc",
          attribute: "hp",
          direction: "up",
          unit: "percent",
          target: "self",
          value: 15,
        },
      ],
    },
    {
      name: "Colourful Rain",
      gauge: 2,
      effects: [
        {
          type: "stat",
          attribute: "yang-atk",
          direction: "up",
          unit: "level",
          target: "party",
          value: 2,
          turns: 3,
        },
      ],
    },
  ],
  gauges: [
    {
      gauge: 3,
      name: "When gauge 3 begins",
      effects: [
        {
          type: "elemental",
          attribute: "fire",
          direction: "down",
          unit: "percent",
          target: "self",
          value: 25,
          turns: 2,
          enabled: false,
        },
      ],
    },
  ],
};

/** One gauge, and nothing else that is told. */
const fairy: Enemy = { slot: 2, unit: "fairy", hpGauges: [900], spells: 0, barriers: 0 };

/** A character whom the global version does not have. */
const letty: Enemy = {
  ...fairy,
  slot: 1,
  unit: "letty",
  weaks: ["fire"],
  resists: ["water", "metal"],
  ability: { name: "Boost", items: [{ type: "boost", value: 3 }] },
};

const plainFloors: Floor[] = Array.from({ length: 27 }, (_, index) => ({
  id: index + 4,
  release: "2022-01-01T05:00:00Z",
  storyFloor: (index + 4) % 10 === 0,
  enemies: [{ ...fairy, slot: 1, weaks: ["wood"] }],
  rewards: [{ item: "coin", amount: 100 }],
}));

/** Floors of every case that the pages of the tower tell apart. */
export const tower: WrittenRecords = {
  "items.json": [
    { id: "god-crystal", name: "God Crystal" },
    { id: "coin", name: "Coin" },
    { id: "magatama", name: "Magatama" },
  ],
  "character-tags.json": [{ id: "human", nameEn: "Human" }],
  "tower-units.json": [
    { id: "reimu", name: "Reimu Hakurei", nameJp: "博麗霊夢", character: "l1-reimu" },
    { id: "letty", name: "Letty Whiterock", nameJp: "レティ", character: "l1-letty" },
  ],
  "samples/tower-units.json": [{ id: "fairy", name: "Fairy" }],
  "tower-floors.json": [
    {
      id: 1,
      release: "2021-05-11T05:00:00Z",
      enemies: [reimu, fairy],
      rewards: [
        { item: "god-crystal", amount: 10 },
        { item: "coin", amount: 2_000_000 },
      ],
    },
    { id: 2, boss: true, enemies: [letty], rewards: [{ item: "coin", amount: 5 }] },
  ],
  "samples/tower-floor-values.json": [{ id: 2, release: "2021-05-11T05:00:00Z" }],
  "samples/tower-floors.json": [
    { id: 3, release: "2021-05-11T05:00:00Z" },
    ...plainFloors,
    {
      id: 31,
      release: { in: "2d", at: "05:00" },
      enemies: [{ ...letty, weaks: ["earth"] }],
      rewards: [{ item: "magatama", amount: 3 }],
    },
    {
      id: 32,
      release: { in: "5d", at: "05:00" },
      enemies: [{ ...fairy, slot: 1 }],
      rewards: [{ item: "coin", amount: 7 }],
    },
  ],
};
