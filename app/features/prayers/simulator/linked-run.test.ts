import { expect, test } from "vitest";
import { hiddenItems } from "./linked-run.ts";

const NOW = 1000;
const characters = [
  { id: "here", status: "limited", debut: null },
  { id: "announced-with-day", status: "upcoming", debut: NOW + 1 },
  { id: "in-japan", status: "not-available", debut: null },
  { id: "unknown", status: null, debut: null },
] as const;
const storyCards = [
  { id: 1, release: NOW },
  { id: 2, release: NOW + 1 },
  { id: 3, release: null },
];

test("characters who are not released, and cards until their instant, are hidden", () => {
  const hiddenAt = (now: number) => hiddenItems({ characters, storyCards }, now);
  expect(hiddenAt(NOW)).toEqual(new Set(["in-japan", "unknown", 2]));
  expect(hiddenAt(NOW + 1)).toEqual(new Set(["in-japan", "unknown"]));
});
