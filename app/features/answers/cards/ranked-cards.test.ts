import { expect, test } from "vitest";
import { boxOf } from "#app/collection/box/box.ts";
import { EMPTY_BOX, keyOf, NO_ENTRY } from "#app/collection/box/entry.ts";
import type { AddingCard } from "./cards-of-attack.ts";
import { rankedCards } from "./ranked-cards.ts";

const attack = {
  totalPower: 100,
  elements: { fire: { plain: 100 } },
  bullets: {},
  polarity: {},
  characterId: "l1-reimu",
  role: null,
};

const card = (id: number, base: number, max: number): AddingCard => ({
  card: { id, name: String(id), lang: "en", rarity: 5, type: "plum", image: null },
  effects: [
    {
      title: "Fire Pwr Up",
      attributeType: "elemental",
      attribute: "fire",
      direction: "up",
      unit: "percent",
      target: "self",
      role: null,
      characterId: null,
      randomGroup: null,
      base,
      max,
    },
  ],
});

const cards = [card(1, 10, 40), card(2, 20, 30), card(3, 15, 20)];
const ranked = (box: Parameters<typeof rankedCards>[2]) =>
  rankedCards(attack, cards, box).map((one) => [one.card.id, one.gain, one.limitBreak]);

test("without a box cards stay in their order, at full limit break", () => {
  expect(ranked(EMPTY_BOX)).toEqual([
    [1, 0.4, null],
    [2, 0.3, null],
    [3, 0.2, null],
  ]);
});

test("owned cards come first, by what they add at their own limit breaks", () => {
  const own = (limitBreak: number) => ({ ...NO_ENTRY, count: 1, limitBreak });
  const box = boxOf([
    [keyOf("card", 1), own(2)],
    [keyOf("card", 3), own(5)],
  ]);
  expect(ranked(box)).toEqual([
    [3, 0.2, 5],
    [1, 0.1, 2],
    [2, 0.3, null],
  ]);
});
