import { describe, expect, test } from "vitest";
import { storyCard } from "#db/pack/schema/story-cards.ts";
import { buffOf } from "./effects.ts";
import type { FactEffect } from "./facts.ts";

const BASE = { target: "self", unit: "level", base: 1, max: 2 } as const;

type Kind = Pick<FactEffect, "kind" | "attribute" | "tagZh">;

test.each<[Kind, string, string, string | undefined, number]>([
  [{ kind: "buff", attribute: "yangAtk" }, "stat", "yang-atk", "up", 1],
  [{ kind: "buff", attribute: "accuracy" }, "stat", "acc", "up", 1],
  [{ kind: "buff", attribute: "evasion" }, "stat", "ev", "up", 1],
  [{ kind: "buff", attribute: "critAccuracy" }, "stat", "crit-acc", "up", 1],
  [{ kind: "buff", attribute: "yinAtk2" }, "stat", "yin-atk", "up", 2],
  [{ kind: "debuff", attribute: "critEvasion" }, "stat", "crit-ev", "down", 1],
  [{ kind: "down", attribute: "focus" }, "stat", "focus", "down", 1],
  [{ kind: "element_damage", attribute: "sun" }, "elemental", "sun", "up", 1],
  [{ kind: "element_damage", attribute: "none" }, "elemental", "no-element", "up", 1],
  [{ kind: "bullet_damage", attribute: "laser" }, "bullet", "laser", "up", 1],
  [{ kind: "damage_reduction", attribute: "element:moon" }, "elemental", "moon", "down", 1],
  [{ kind: "damage_reduction", attribute: "bullet:slash" }, "bullet", "slash", "down", 1],
  [
    { kind: "damage_reduction", attribute: "tag:moon_rabbit" },
    "character-tag",
    "moon-rabbit",
    undefined,
    1,
  ],
  [{ kind: "damage_reduction", tagZh: "天鹰神兔" }, "character-tag", "eagle-ravi", undefined, 1],
  [{ kind: "spirit_power" }, "misc", "p-up", "up", 1],
  [{ kind: "spirit_collection" }, "misc", "p-rate-up", "up", 1],
  [{ kind: "heal" }, "misc", "hp", "up", 1],
  [{ kind: "barrier" }, "misc", "barrier", "up", 1],
])("%o is %s %s %s, layer %i", (fact, type, attribute, direction, layer) => {
  const buff = buffOf({ ...BASE, ...fact });
  expect(buff).toMatchObject({ type, attribute, layer });
  expect(buff.direction).toBe(direction);
  expect(storyCard.shape.buffs.safeParse([buff]).error).toBeUndefined();
});

test.each([
  ["self", "self"],
  ["allies", "party"],
  ["enemy", "solo"],
  ["enemies", "aoe"],
] as const)("the target %s is %s", (target, expected) => {
  expect(buffOf({ ...BASE, kind: "heal", target }).target).toBe(expected);
});

describe("values", () => {
  test("spirit power keeps its fractions", () => {
    const buff = buffOf({ ...BASE, kind: "spirit_power", unit: "power", base: 0.55, max: 2.1 });
    expect(buff).toMatchObject({ unit: "power", base: 0.55, max: 2.1 });
  });

  test("an effect that starts with a later limit break has no base", () => {
    const buff = buffOf({ kind: "heal", target: "self", unit: "percent", max: 15, turns: 2 });
    expect(buff).toMatchObject({ base: undefined, max: 15, turns: 2 });
  });

  test("role and character conditions stay", () => {
    const condition = { role: "spd", character: "l80-shion" } as const;
    expect(buffOf({ ...BASE, kind: "heal", ...condition })).toMatchObject(condition);
  });
});

test.each<Kind>([
  { kind: "buff", attribute: "luck" },
  { kind: "damage_reduction", attribute: "weather:rain" },
  { kind: "damage_reduction", tagZh: "未知" },
])("%o is refused, not guessed", (fact) => {
  expect(() => buffOf({ ...BASE, ...fact })).toThrow();
});
