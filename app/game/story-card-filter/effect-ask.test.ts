import { describe, expect, test } from "vitest";
import { buff } from "#tests/fixtures/filtered-cards.ts";
import { parseFilter } from "../filter-language/parse-filter.ts";
import {
  askedEffects,
  effectAskText,
  effectChoices,
  isAskedFor,
  readEffectAsk,
  writeEffectAsk,
} from "./effect-ask.ts";

const TAGS = [{ id: "youkai", name: "Youkai" }];

test.each([
  ["yin-atk-up", "Yin ATK Up"],
  ["yin-atk", "Yin ATK Up"],
  ["yin-atk-down:party", "Yin ATK Down on party or all"],
  ["fire-up:self:20+", "Fire Pwr Up on one, at least 20"],
  ["fire-down:20%+:3t", "Fire Resist, at least 20 for 3 turns"],
  ["hp:1t", "HP for 1 turn"],
  ["youkai", "Youkai Resist"],
  ["immunity-burn", "Burn immunity"],
])("%s is %s, and written as what reads the same", (text, words) => {
  const ask = readEffectAsk(text, TAGS);
  if (typeof ask === "string") throw new Error(ask);
  expect(effectAskText(ask, TAGS)).toBe(words);
  expect(readEffectAsk(writeEffectAsk(ask), TAGS)).toEqual(ask);
});

test.each([
  ["fairy", /No card has an effect “fairy”/],
  ["", /No card has an effect/],
  ["hp:much", /“much” is none of self/],
])("%j is told as a mistake", (text, message) => {
  expect(readEffectAsk(text, TAGS)).toMatch(message);
});

describe("an effect is asked for with all that the ask says of one", () => {
  const yin = buff({
    attrType: "stat",
    attr: "yin-atk",
    target: "party",
    turn: 2,
    values: [1, 2],
  });
  test.each([
    ["yin-atk-up", true],
    ["yin-atk-up:party:2+:2t", true],
    ["yin-atk-down", false],
    ["yin-atk-up:self", false],
    ["yin-atk-up:3+", false],
    ["yin-atk-up:3t", false],
    ["yang-atk-up", false],
  ])("%s", (text, isMet) => {
    const ask = readEffectAsk(text, TAGS);
    expect(typeof ask !== "string" && isAskedFor(yin, ask)).toBe(isMet);
  });
});

test("what is emphasised is what rows and filter ask for, not what they exclude", () => {
  const { tree } = parseFilter(
    "effect:hp,fire-up (effect:youkai OR effect:nothing) -effect:agi-up",
  );
  expect(askedEffects([], tree, TAGS).map((ask) => writeEffectAsk(ask))).toEqual([
    "hp",
    "fire-up",
    "youkai",
  ]);
});

test("every effect is offered under a name that is read as itself", () => {
  for (const { id, label } of effectChoices(TAGS)) {
    const ask = readEffectAsk(id, TAGS);
    expect(typeof ask === "string" ? ask : effectAskText(ask, TAGS)).toBe(label);
  }
});
