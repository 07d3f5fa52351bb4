import type { WrittenRecords } from "./written.ts";

/** What prayers draw from, and the groups of characters. */
export const pools: WrittenRecords = {
  "batches.json": [
    {
      id: "standard-1",
      kind: "standard",
      no: 1,
      date: "2021-05-11T05:00:00Z",
      characters: ["l1-reimu"],
    },
    {
      id: "rebirth-1",
      kind: "rebirth",
      no: 1,
      dateMode: "no-date",
      characters: ["f1-meiling", "l1-reimu"],
    },
  ],
  "samples/batches.json": [
    {
      id: "standard-2",
      kind: "standard",
      no: 2,
      date: { ago: "30d", at: "05:00" },
      characters: ["f1-meiling"],
    },
  ],
  "pool-sets.json": [{ id: "first", kind: "character", characters: ["f1-meiling", "l1-reimu"] }],
  "samples/pool-sets.json": [
    { id: "three-stars", kind: "card3", cards: [9] },
    { id: "five-stars", kind: "card5", cards: [12, 4] },
  ],
  "forever-prayers.json": [
    {
      id: 1,
      title: "First Forever Prayer",
      start: "2023-01-01T05:00:00Z",
      end: "2023-01-08T05:00:00Z",
      characters: ["l1-reimu"],
      sources: ["page"],
    },
  ],
  "samples/forever-prayers.json": [
    {
      id: 2,
      title: "Second Forever Prayer",
      start: { ago: "2d", at: "05:00" },
      end: { in: "5d", at: "05:00" },
      notes: ["One character a day.", "Ends at 05:00."],
      characters: ["f1-meiling", "l1-reimu"],
    },
  ],
  "roulettes.json": [{ id: 1, start: "2024-01-01T05:00:00Z", characters: ["l1-reimu"] }],
  "samples/roulettes.json": [
    { id: 2, start: { ago: "10d" }, characters: ["l1-reimu", "f1-meiling"] },
  ],
};
