import type { Written, WrittenRecords } from "./written.ts";

type Enemy = NonNullable<Written<"tower-floors.json">["enemies"]>[number];

/** An enemy with every field. */
const meiling: Enemy = {
  slot: 1,
  unit: "meiling",
  hpGauges: [120_000, 150_000],
  spells: 2,
  barriers: 5,
  weaks: ["sun", "no-element"],
  resists: ["water"],
  affinities: ["earth"],
  tags: ["fairy", "maid"],
  ability: {
    name: "Gatekeeper (Sleeping)",
    items: [
      { type: "graze", value: 2 },
      { type: "anomaly-immunity", attributeType: "anomaly", attribute: "burn" },
      { type: "dmg-boost", attributeType: "character-tag", attribute: "maid", value: -15 },
    ],
  },
  skills: [
    {
      name: "Colourful Rain",
      gauge: 2,
      effects: [
        {
          type: "stat",
          attribute: "yang-atk",
          direction: "up",
          unit: "level",
          target: "self",
          value: 2,
          turns: 3,
        },
        {
          type: "misc",
          attribute: "p-up",
          unit: "power",
          target: "party",
          value: 0.25,
          enabled: false,
        },
      ],
    },
    { name: "Rest" },
  ],
  gauges: [
    {
      gauge: 1,
      name: "When gauge 1 begins",
      effects: [
        {
          type: "character-tag",
          attribute: "fairy",
          direction: "down",
          unit: "percent",
          target: "aoe",
          value: 10,
          turns: 1,
          enabled: false,
        },
      ],
    },
    { gauge: 2, name: "When gauge 2 begins" },
  ],
};

const fairy: Enemy = { slot: 2, unit: "fairy", hpGauges: [900], spells: 0, barriers: 1 };

export const tower: WrittenRecords = {
  "items.json": [
    { id: "god-crystal", name: "God Crystal" },
    { id: "coin", name: "Coin" },
  ],
  "tower-units.json": [
    { id: "meiling", name: "Hong Meiling", nameJp: "紅美鈴", character: "f1-meiling" },
  ],
  "samples/tower-units.json": [{ id: "fairy", name: "Fairy" }],
  "tower-floors.json": [
    {
      id: 1,
      boss: true,
      storyFloor: true,
      extraAttack: true,
      recommended: ["fire", "sun"],
      release: "2021-05-11T05:00:00Z",
      details: { partial: true, enemies: [{ name: "Hong Meiling", barriers: 5 }] },
      sources: ["page"],
    },
    {
      id: 2,
      enemies: [{ ...fairy, slot: 1, unit: "meiling" }],
      rewards: [{ item: "coin", amount: 5 }],
    },
  ],
  "samples/tower-floor-values.json": [
    {
      id: 1,
      enemies: [meiling, fairy],
      rewards: [
        { item: "god-crystal", amount: 10 },
        { item: "coin", amount: 2_000_000 },
      ],
    },
    { id: 2, release: { ago: "5d", at: "05:00" } },
  ],
  "samples/tower-floors.json": [
    { id: 3, release: { in: "12h" }, enemies: [{ ...meiling, unit: "fairy" }] },
  ],
};
