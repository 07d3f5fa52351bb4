import { expect, test } from "vitest";
import { bySharedEffects, type EffectOfCard, effectItem, effectKey } from "./shared-effects.ts";

const yinParty = { attrType: "stat", attr: "yin-atk", direction: "up", target: "party" } as const;
const yinSelf = { ...yinParty, target: "self" } as const;
const barrier = { attrType: "misc", attr: "barrier", direction: null, target: "self" } as const;

test.each<[EffectOfCard, string]>([
  [yinParty, "effect:yin-atk-up:value-sort:party"],
  [yinSelf, "effect:yin-atk-up:value-sort:self"],
  [barrier, "effect:barrier:value-sort:self"],
  [
    { attrType: "immunity", attr: "poison", direction: null, target: "party" },
    "effect:immunity-poison:value-sort:party",
  ],
])("the cards with an effect are found by %o", (effect, item) => {
  expect(effectItem(effect)).toBe(item);
});

test("an effect for one and the same for many are two, for the card search tells them apart", () => {
  expect(effectKey(yinParty)).not.toBe(effectKey(yinSelf));
  expect(effectKey(yinSelf)).toBe(effectKey({ ...yinSelf, target: "solo" }));
});

test("cards that share the most effects come first, each effect counts once, others are left out", () => {
  const cards = [
    { id: 1, effects: [yinParty, yinParty] },
    { id: 2, effects: [barrier, yinParty] },
    { id: 3, effects: [yinSelf] },
  ];
  expect(bySharedEffects([yinParty, barrier], cards)).toEqual([
    { card: cards[1], shared: 2 },
    { card: cards[0], shared: 1 },
  ]);
});
