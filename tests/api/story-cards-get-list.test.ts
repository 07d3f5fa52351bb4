import { beforeAll, describe, expect, test } from "vitest";
import {
  storyCardListAnswer as contract,
  type StoryCardListAnswer,
} from "#app/api-schemas/story-cards.ts";
import { storyCardListAnswer as shape } from "#app/presenters/story-card-lists.ts";
import { importDataset, testDatabase } from "#tests/fixtures/database.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const imported = Date.UTC(2026, 5, 15, 12);
const database = testDatabase();
let answer: StoryCardListAnswer;

beforeAll(async () => {
  const pack = smallPack({
    "samples/update-entries.json": [],
    "update-entries.json": [
      { id: 1, timestamp: "2025-01-02T00:00:00Z", title: "Cards", sections: ["story-cards"] },
      { id: 2, timestamp: "2025-02-02T00:00:00Z", title: "Tower", sections: ["tower"] },
    ],
  });
  answer = contract.parse(shape(await importDataset(database, pack, imported)));
});

describe("GET /api/story-cards/get-list", () => {
  test("holds every card, those without a date and future ones too", () => {
    expect(answer.content.map((card) => card.id)).toEqual([4, 9, 12]);
  });

  test("gives a card all its documented fields", () => {
    const card = answer.content.find(({ id }) => id === 12);
    expect(card).toMatchObject({
      name: "Scarlet Tower",
      artist: { id: 3, jp: "凪庵" },
      featured: ["meiling", "reimu"],
      aliases: [
        { value: "SDM", priority: 1 },
        { value: "紅魔館", priority: 0 },
      ],
      links: { wiki: "https://example.org/wiki", chronicle: "https://example.org/chronicle" },
      obtaining: [
        { type: "event", display: "Spring" },
        { type: "general", display: "Standard prayer" },
      ],
      // 10 + 100 × 0.2 = 30 and 40 + 300 × 0.2 = 100
      total: { min: 30, max: 100 },
    });
    expect(card?.stats.map((stat) => stat.type)).toEqual(["yin-atk", "hp"]);
  });

  test("tells an effect's second layer, values, turns and target", () => {
    const [raised, power] = answer.content.find(({ id }) => id === 12)?.buffs ?? [];
    expect(raised).toEqual({
      attr: "yang-atk",
      attrName: "Yang ATK",
      attrType: "stat",
      enabled: true,
      metadata: { direction: "up", layer: 2, unit: "level" },
      target: "party",
      turn: 3,
      role: null,
      values: [1, 2],
    });
    expect(power?.values).toEqual([0.25, 0.5]);
  });

  test("keeps random groups apart, and an effect of a higher limit break is not enabled", () => {
    const [group] = answer.content.find(({ id }) => id === 12)?.randomBuffs ?? [];
    expect(group).toHaveLength(1);
    expect(group?.[0]).toMatchObject({
      attrName: "Maid",
      enabled: false,
      role: "atk",
      values: [null, 15],
    });
  });

  test("offers the tags that a card acts on, and as chips only persons that a card features", () => {
    expect(answer.tags).toEqual([{ id: "maid", name: "Maid" }]);
    expect(answer.chips).toEqual([
      { id: "reimu", name: "Hakurei Reimu", translit: null },
      { id: "meiling", name: "Hong Meiling", translit: "Hong Meirin" },
    ]);
  });

  test("gives sample dates resolved against the import", () => {
    const twelveDays = 12 * 24 * 60 * 60 * 1000;
    expect(answer.content.find(({ id }) => id === 9)?.releaseDate).toBe(imported - twelveDays);
    expect(answer.content.find(({ id }) => id === 12)?.releaseDate).toBeNull();
  });

  test("tells the newest update that concerns story cards", () => {
    expect(answer.lastUpdate).toEqual({ timestamp: Date.UTC(2025, 0, 2), number: 1 });
  });
});
