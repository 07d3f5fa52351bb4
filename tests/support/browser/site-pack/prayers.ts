import type { WrittenRecords } from "../../small-pack/written.ts";

/** Past prayers, so many that the list has more than one page. */
const PAST = 24;

/** Prayers of every case that their pages tell apart; the site's day is June 15, 2026. */
export const prayers: WrittenRecords = {
  "prayers.json": [
    {
      id: "standard-prayer",
      name: "Standard Prayer",
      permanent: true,
      types: ["standard"],
      start: "2021-05-11T05:00:00Z",
      simulator: true,
      gcCost: 600,
      dust: 10,
      pool: [
        { kind: "character", rateType: "normal", sc: 0.1, gc: 0.2, batches: "standard" },
        { kind: "card3", rateType: "normal", sc: 0.9, gc: 0.8, set: "site-card3" },
      ],
    },
    {
      id: "ritual-prayer",
      name: "Ritual Prayer",
      permanent: true,
      types: ["ritual"],
      start: "2022-11-08T05:00:00Z",
      pool: [{ kind: "character", rateType: "normal", sc: 1, batches: "ritual" }],
    },
    ...Array.from({ length: PAST }, (_, index) => ({
      id: `past-${index}`,
      name: `Past Prayer ${String(index + 1).padStart(2, "0")}`,
      types: ["pick-up" as const],
      start: `2023-03-${String(28 - index).padStart(2, "0")}T05:00:00Z`,
      end: `2023-04-${String(28 - index).padStart(2, "0")}T05:00:00Z`,
    })),
    {
      id: "leap-day",
      name: "Leap Day Prayer",
      types: ["relic"],
      start: "2024-02-29T00:00:00Z",
      end: "2024-03-01T00:00:00Z",
      rateUpCharacters: [{ character: "a6-reimu" }],
    },
  ],
  "samples/prayers.json": [
    {
      id: "festival-springs",
      name: "Festival of Hot Springs",
      types: ["festival", "lucky-bag"],
      start: { ago: "5d", at: "05:00" },
      end: { in: "2d", at: "05:00" },
      simulator: true,
      maxPulls: 3,
      gcCost: 600,
      dust: 10,
      rateUpCharacters: [
        { character: "l1-marisa", status: "new" },
        { character: "a6-reimu", status: "extra" },
        { character: "l1-letty" },
      ],
      rateUpCards: [{ card: 1, isNew: true, exchange: 50 }, { card: 3 }],
      stepUps: [
        {
          id: "asc2",
          rows: [
            { cost: 60, guaranteed: 1, dust: 10 },
            { cost: 1160, guaranteed: 2, pickUpGuaranteed: 1, multiplier: 1.5, dust: 20 },
          ],
        },
        { id: "special", rows: [{ cost: 900, guaranteed: 3, multiplier: 2 }] },
      ],
      pool: [
        { kind: "character", rateType: "pick-up", sc: 0.03, gc: 0.06 },
        { kind: "card5", rateType: "pick-up", sc: 0.02, gc: 0.04 },
        { kind: "character", rateType: "normal", sc: 0.05, gc: 0.1, batches: "standard" },
        { kind: "card5", rateType: "normal", sc: 0.1, gc: 0.1, set: "site-card5" },
        { kind: "card3", rateType: "normal", sc: 0.8, gc: 0.7, set: "site-card3" },
      ],
    },
    {
      id: "coming-epic",
      name: "Epic Prayer to Come",
      types: ["epic"],
      start: { in: "1d", at: "05:00" },
      end: { in: "8d", at: "05:00" },
      rateUpCharacters: [{ character: "b3-marisa", status: "new" }],
    },
    {
      id: "crowded",
      name: "Story Card Crowd",
      types: ["story-card", "collection"],
      start: { ago: "40d", at: "05:00" },
      end: { ago: "30d", at: "05:00" },
      rateUpCards: Array.from({ length: 12 }, (_, index) => ({ card: 100 + index })),
    },
  ],
  "pool-sets.json": [
    { id: "site-card3", kind: "card3", cards: [2] },
    { id: "site-card5", kind: "card5", cards: Array.from({ length: 21 }, (_, at) => 101 + at) },
  ],
  "batches.json": [
    {
      id: "standard-1",
      kind: "standard",
      no: 1,
      date: "2021-05-11T05:00:00Z",
      characters: ["l1-reimu"],
    },
    {
      id: "standard-2",
      kind: "standard",
      no: 2,
      date: "2023-02-01T05:00:00Z",
      characters: ["a6-reimu", "l1-letty"],
    },
    {
      id: "ritual-1",
      kind: "ritual",
      no: 1,
      date: "2022-11-08T05:00:00Z",
      characters: ["b3-marisa"],
    },
  ],
  "samples/batches.json": [
    {
      id: "standard-3",
      kind: "standard",
      no: 3,
      date: { in: "10d", at: "05:00" },
      characters: ["b3-marisa"],
    },
  ],
  "forever-prayers.json": [
    {
      id: 1,
      title: "Forever Prayer No. 1",
      start: "2024-02-28T05:00:00Z",
      end: "2024-03-01T05:00:00Z",
      characters: ["l1-reimu"],
    },
  ],
  "samples/forever-prayers.json": [
    {
      id: 2,
      title: "Forever Prayer No. 2",
      start: { ago: "4d", at: "05:00" },
      end: { in: "5d", at: "05:00" },
      notes: ["One pull a day while it runs."],
      characters: ["l1-reimu", "l1-marisa", "a6-reimu", "b3-marisa", "l1-letty"],
    },
    {
      id: 3,
      title: "Forever Prayer No. 3",
      start: { in: "30d", at: "05:00" },
      end: { in: "40d", at: "05:00" },
      characters: ["l1-reimu", "l1-marisa"],
    },
  ],
  "roulettes.json": [
    { id: 1, start: "2024-01-01T05:00:00Z", characters: ["l1-reimu"] },
    {
      id: 2,
      start: "2026-04-07T05:00:00Z",
      characters: ["a6-reimu", "b3-marisa", "l1-letty"],
    },
  ],
};

/** Prayers in the pack that the list shows: those here, all of them listed. */
export const listedPrayers = PAST + 6;
