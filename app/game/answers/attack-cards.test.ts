import { expect, test } from "vitest";
import { type CardEffect, cardGains, type RaisedAttack, totalGain } from "./attack-cards.ts";

const attack: RaisedAttack = {
  totalPower: 1000,
  elements: { fire: { plain: 500 }, "no-element": { plain: 300, hard: 100, slice: 100 } },
  bullets: { laser: { plain: 800, hard: 100, slice: 100 } },
  polarity: { yang: { plain: 600, hard: 100 }, yin: { plain: 200, slice: 100 } },
  characterId: "l1-reimu",
  role: "atk",
};

const effect = (given: Partial<CardEffect>): CardEffect => ({
  attributeType: "elemental",
  attribute: "fire",
  direction: "up",
  unit: "percent",
  target: "self",
  role: null,
  characterId: null,
  randomGroup: null,
  base: 10,
  max: 20,
  ...given,
});

const gain = (given: Partial<CardEffect>, limitBreak = 5) =>
  totalGain(cardGains(attack, [effect(given)], limitBreak));

test.each<[string, Partial<CardEffect>, number]>([
  ["an element raises the power in it", {}, 0.5 * 0.2],
  ["a bullet raises the power in it", { attributeType: "bullet", attribute: "laser" }, 0.2],
  ["one that the attack has not adds nothing", { attribute: "water" }, 0],
  ["for the party counts too", { target: "party" }, 0.1],
  ["on enemies does not", { target: "aoe" }, 0],
  ["resistance does not", { direction: "down" }, 0],
  ["of her role counts", { role: "atk" }, 0.1],
  ["of another role does not", { role: "heal" }, 0],
  ["of the character herself counts", { characterId: "l1-reimu" }, 0.1],
  ["of another character does not", { characterId: "l1-marisa" }, 0],
  ["that comes by chance does not", { randomGroup: 1 }, 0],
  ["against a tag protects and adds nothing", { attributeType: "character-tag" }, 0],
])("an effect: %s", (_, given, expected) => {
  expect(gain(given)).toBeCloseTo(expected, 12);
});

test.each([
  ["yang-atk", 0.6],
  ["yin-atk", 0.2],
  ["yang-def", 0.1],
  ["yin-def", 0],
  ["agi", 0.1],
  ["crit-atk", 0],
])("a level of %s raises its part of the power by 30 %%", (stat, share) => {
  const given = { attributeType: "stat", attribute: stat, unit: "level", max: 2 } as const;
  expect(gain(given)).toBeCloseTo(share * 0.6, 12);
});

test("below full limit break the lower value counts, or nothing where there is none", () => {
  expect(gain({}, 0)).toBeCloseTo(0.05, 12);
  expect(gain({}, 4)).toBeCloseTo(0.05, 12);
  expect(gain({ base: null }, 4)).toBe(0);
});
