import { expect, test } from "vitest";
import { aCard } from "#tests/fixtures/card-record.ts";
import { storyCardAnswer } from "./story-card.ts";

const buff = {
  randomGroup: null,
  attributeType: "stat",
  attribute: "yang-atk",
  direction: "up",
  layer: 1,
  unit: "level",
  target: "self",
  role: null,
  characterId: null,
  base: 1,
  max: 2,
  turns: 3,
} as const;

const card = aCard({ nameZh: "红魔馆", credit: "Touhou LostWord" });

test("a card without an English name shows the Japanese one, else the Chinese one", () => {
  expect(storyCardAnswer(card, [], new Set()).name).toBe("紅魔館");
  expect(storyCardAnswer({ ...card, nameJp: null }, [], new Set()).name).toBe("红魔馆");
});

test("a card has the address of its picture", () => {
  expect(storyCardAnswer(card, [], new Set()).image).toMatch(/^story-cards\/1\?v=\w+$/);
});

test("a card tells whether a prayer raises it, whatever its sources", () => {
  expect(storyCardAnswer(card, [], new Set([1])).isRaised).toBe(true);
  expect(storyCardAnswer(card, [], new Set([2])).isRaised).toBe(false);
});

test("a card credited to the game has an artist without an id", () => {
  expect(storyCardAnswer(card, [], new Set()).artist).toEqual({ id: null, jp: "Touhou LostWord" });
});

test.each([
  ["an effect on a known stat", buff, "Yang ATK"],
  ["an unknown attribute of a closed list", { ...buff, attribute: "luck" }, "NOT FOUND luck"],
  [
    "a tag that the dataset holds",
    { ...buff, attributeType: "character-tag" as const, attribute: "maid" },
    "Maid",
  ],
  [
    "a tag that it does not hold",
    { ...buff, attributeType: "character-tag" as const, attribute: "cook" },
    "NOT FOUND cook",
  ],
  [
    "an attribute of a type without a list",
    { ...buff, attributeType: "lock" as const, attribute: "spell" },
    "spell",
  ],
])("%s is named %s", (_, given, name) => {
  const answer = storyCardAnswer(
    { ...card, buffs: [given] },
    [{ id: "maid", nameEn: "Maid" }],
    new Set(),
  );
  expect(answer.buffs.map((one) => one.attrName)).toEqual([name]);
});
