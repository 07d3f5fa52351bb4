import type { WrittenRecords } from "./written.ts";

export const prayers: WrittenRecords = {
  "prayers.json": [
    {
      id: "anniversary",
      name: "Anniversary Festival",
      nameJp: "周年祭",
      types: ["festival", "lucky-bag"],
      start: "2022-05-11T05:00:00Z",
      maxPulls: 2,
      dust: 0,
      rateUpCharacters: [
        { character: "f1-meiling", status: "new" },
        { character: "l1-reimu", status: "extra" },
      ],
      details: {
        kind: "festival",
        costs: [{ pulls: 10, currency: "god_crystals", amount: 600 }],
        exchange: [
          { character: "l1-reimu", points: 150 },
          { card: 12, points: 50 },
        ],
        other: { rotations: [{ to: "2022-05-20", from: "2022-05-11" }], hasStepUp: false },
      },
      sources: ["page"],
    },
    { id: "standard", server: "jp", name: "Standard Prayer", permanent: true },
  ],
  "samples/prayer-values.json": [
    {
      id: "anniversary",
      end: "2022-05-25T05:00:00Z",
      simulator: true,
      gcCost: 600,
      rateUpCards: [{ card: 12, isNew: true, exchange: 50 }, { card: 9 }],
      stepUps: [
        { id: "asc2", rows: [{ cost: 60 }, { cost: 160, guaranteed: 2, multiplier: 1.25 }] },
        {
          id: "special",
          rows: [{ cost: 900, guaranteed: 3, multiplier: 2.5, pickUpGuaranteed: 1, dust: 20 }],
        },
      ],
      pool: [
        { kind: "character", rateType: "pick-up", sc: 0.01, gc: 0.03 },
        { kind: "card5", rateType: "pick-up", sc: 0.02, gc: 0.01 },
        { kind: "card3", rateType: "pick-up", sc: 0.1, gc: 0.2 },
        { kind: "character", rateType: "normal", sc: 0.07, gc: 0.06, set: "first" },
        { kind: "card3", rateType: "normal", sc: 0.8, gc: 0.7, set: "three-stars" },
      ],
    },
    {
      id: "standard",
      types: ["standard"],
      start: "2021-05-11T05:00:00Z",
      simulator: false,
      maxPulls: 100,
      dust: 10,
      rateUpCharacters: [],
    },
  ],
  "samples/prayers.json": [
    {
      id: "coming",
      name: "Prayer to come",
      types: ["pick-up"],
      start: { in: "3d", at: "05:00" },
      end: { in: "17d", at: "05:00" },
      simulator: true,
      gcCost: 500,
      dust: 10,
      rateUpCharacters: [{ character: "l1-reimu" }],
      pool: [
        { kind: "character", rateType: "pick-up", gc: 0.1 },
        { kind: "character", rateType: "normal", gc: 0.1, batches: "standard" },
        { kind: "card5", rateType: "normal", gc: 0.8, set: "five-stars" },
      ],
    },
    {
      id: "cards",
      name: "Story Card Collection",
      types: ["story-card", "collection"],
      start: { ago: "1d" },
      simulator: true,
      rateUpCards: [{ card: 9 }],
      pool: [{ kind: "card3", rateType: "pick-up", sc: 1 }],
    },
  ],
};
