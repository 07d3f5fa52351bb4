import { describe, expect, test } from "vitest";
import { floorAnswersAnswer } from "#app/api-schemas/floor-answers.ts";
import { towerDetailAnswer, towerListAnswer, towerRewardsAnswer } from "#app/api-schemas/tower.ts";
import { askedSite } from "#tests/fixtures/running-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const NOW = "2026-06-15T12:00:00Z";
const { records } = smallPack();
const site = askedSite(
  smallPack({
    "samples/tower-floors.json": [
      {
        ...records["samples/tower-floors.json"][0],
        id: 3,
        release: { in: "12h" },
        rewards: [{ item: "coin", amount: 7 }],
      },
    ],
    "update-entries.json": [
      { id: 1, timestamp: "2025-01-01T00:00:00Z", title: "Tower", sections: ["tower"] },
    ],
  }),
  NOW,
);
const detail = async (floor: number) =>
  (await site.read(`/api/towers/get-detail?floor=${floor}`, towerDetailAnswer)).content;

describe("GET /api/towers/get-list", () => {
  test("holds every floor with its rewards, future ones with their dates", async () => {
    const { content, lastUpdate } = await site.read("/api/towers/get-list", towerListAnswer);
    expect(content).toEqual([
      {
        floor: 1,
        release: Date.parse("2021-05-11T05:00:00Z"),
        rewards: [
          { id: "god-crystal", name: "God Crystal", amount: 10 },
          { id: "coin", name: "Coin", amount: 2_000_000 },
        ],
      },
      {
        floor: 2,
        release: Date.parse("2026-06-10T05:00:00Z"),
        rewards: [{ id: "coin", name: "Coin", amount: 5 }],
      },
      {
        floor: 3,
        release: Date.parse("2026-06-16T00:00:00Z"),
        rewards: [{ id: "coin", name: "Coin", amount: 7 }],
      },
    ]);
    expect(lastUpdate).toEqual({ timestamp: Date.UTC(2025, 0, 1), number: 1 });
  });
});

describe("GET /api/towers/get-detail", () => {
  test("gives three slots and tells how many are taken", async () => {
    const { enemies, enemyNumber, tagNumber, useGauge } = await detail(1);
    expect(enemies.map((enemy) => enemy?.unit.id)).toEqual(["f1-meiling", "fairy", undefined]);
    expect({ enemyNumber, tagNumber, useGauge }).toEqual({
      enemyNumber: 2,
      tagNumber: 2,
      useGauge: true,
    });
    expect(await detail(2)).toMatchObject({ enemyNumber: 1, tagNumber: 0, useGauge: false });
  });

  test("gives an enemy all its documented fields", async () => {
    const [meiling, fairy] = (await detail(1)).enemies;
    expect(meiling).toMatchObject({
      unit: {
        name: "Hong Meiling",
        translit: "Hong Meirin",
        jpName: "紅美鈴",
        universe: "F1;4",
      },
      hp: 270_000,
      hpGauges: [120_000, 150_000],
      spells: 2,
      barriers: 5,
      weaks: ["sun", "no-element"],
      resists: ["water"],
      affinities: ["earth"],
      tags: [
        { id: "fairy", name: "Fairy" },
        { id: "maid", name: "Maid" },
      ],
      ability: {
        name: "Gatekeeper (Sleeping)",
        items: [
          { type: "graze", attr: null, attrName: null, attrType: null, value: 2 },
          { type: "anomaly-immunity", attr: "burn", attrName: "Burn", attrType: "anomaly" },
          { type: "dmg-boost", attr: "maid", attrName: "Maid", value: -15 },
        ],
      },
    });
    expect(fairy).toMatchObject({
      unit: { name: "Fairy", translit: null, jpName: null, universe: null },
      ability: null,
      skills: [],
      gauges: [],
    });
  });

  test("gives skills and gauges their own effects", async () => {
    const [meiling] = (await detail(1)).enemies;
    expect(meiling?.skills).toMatchObject([
      {
        name: "Colourful Rain",
        gauge: 2,
        effects: [
          { attr: "yang-atk", attrName: "Yang ATK", direction: "up", value: 2, turn: 3 },
          { attr: "p-up", attrName: "Spirit P", direction: null, value: 0.25, enabled: false },
        ],
      },
      { name: "Rest", gauge: null, effects: [] },
    ]);
    expect(meiling?.gauges).toMatchObject([
      { gauge: 1, effects: [{ attr: "fairy", attrName: "Fairy", target: "aoe", unit: "percent" }] },
      { gauge: 2, effects: [] },
    ]);
  });

  test("holds a floor to come, with its date", async () => {
    expect(await detail(3)).toMatchObject({
      floor: 3,
      release: Date.parse("2026-06-16T00:00:00Z"),
    });
  });

  test("a floor beyond the tower is a 404", async () => {
    expect(await site.refused("/api/towers/get-detail?floor=4")).toMatchObject({
      status: 404,
      detail: "tower floor detail data is null",
    });
  });

  test.each([
    ["", "is missing"],
    ["?floor=", 'must be a whole number of at most 9 digits, not ""'],
    ["?floor=12abc", 'must be a whole number of at most 9 digits, not "12abc"'],
    ["?floor=-1", 'must be a whole number of at most 9 digits, not "-1"'],
    ["?floor=0", "must be at least 1"],
  ])("refuses %j", async (query, message) => {
    const problem = await site.refused(`/api/towers/get-detail${query}`);
    expect(problem).toMatchObject({ status: 400, errors: [{ field: "floor" }] });
    expect(problem.errors?.[0]?.message).toContain(message);
  });
});

describe("GET /api/towers/answers", () => {
  test("has floors to come, as the detail of a floor has, and none beyond the tower", async () => {
    const answer = await site.read("/api/towers/answers?floor=3", floorAnswersAnswer);
    expect(answer).toMatchObject({ floor: 3, enemies: [{ slot: 1, unit: { id: "fairy" } }] });
    expect(await site.refused("/api/towers/answers?floor=99999")).toMatchObject({ status: 404 });
  });

  test.each([
    ["", "floor"],
    ["?floor=", "floor"],
    ["?floor=0", "floor"],
    ["?floor=1.5", "floor"],
    ["?floor=1&limit=0", "limit"],
    ["?floor=1&limit=201", "limit"],
  ])("refuses %j", async (query, field) => {
    const problem = await site.refused(`/api/towers/answers${query}`);
    expect(problem).toMatchObject({ status: 400, errors: [{ field }] });
  });
});

describe("GET /api/towers/get-rewards", () => {
  test("lists by item the floors that give it, those to come too", async () => {
    const { content } = await site.read("/api/towers/get-rewards", towerRewardsAnswer);
    expect(content.map(({ item, name }) => [item, name])).toEqual([
      ["god-crystal", "God Crystal"],
      ["coin", "Coin"],
    ]);
    expect(content[1]?.values.map(({ floor, amount }) => [floor, amount])).toEqual([
      [1, 2_000_000],
      [2, 5],
      [3, 7],
    ]);
  });

  test("the last floor is the highest that is released", async () => {
    const { lastFloor } = await site.read("/api/towers/get-rewards", towerRewardsAnswer);
    expect(lastFloor).toBe(2);
  });
});
