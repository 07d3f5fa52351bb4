import { expect, test } from "vitest";
import { type BriefedEnemy, elementAdvice, standingOf } from "./tower-brief.ts";

const enemy = (given: Partial<BriefedEnemy>): BriefedEnemy => ({
  weaks: [],
  resists: [],
  affinities: [],
  ...given,
});

test("what most enemies are weak to is brought first, what they resist is left at home", () => {
  const { bring, avoid } = elementAdvice([
    enemy({ weaks: ["fire", "wood"], resists: ["water"] }),
    enemy({ weaks: ["wood"], resists: ["water", "star"] }),
    enemy({ weaks: ["moon"] }),
  ]);
  expect(bring).toEqual([
    { element: "wood", enemies: 2 },
    { element: "moon", enemies: 1 },
    { element: "fire", enemies: 1 },
  ]);
  expect(avoid).toEqual([
    { element: "water", enemies: 2 },
    { element: "star", enemies: 1 },
  ]);
});

test("an element that one enemy is weak to and another resists is neither", () => {
  const mixed = elementAdvice([enemy({ weaks: ["fire"] }), enemy({ resists: ["fire"] })]);
  expect(mixed).toEqual({ bring: [], avoid: [] });
});

test("a weakness counts before a resistance, and that before an affinity", () => {
  const all = enemy({ weaks: ["sun"], resists: ["sun", "moon"], affinities: ["moon", "star"] });
  expect((["sun", "moon", "star", "fire"] as const).map((id) => standingOf(all, id))).toEqual([
    "weak",
    "resists",
    "affinity",
    "neutral",
  ]);
});
