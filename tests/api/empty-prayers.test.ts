import { expect, test } from "vitest";
import { poolAnswer } from "#app/api-schemas/character-lists.ts";
import { prayerListAnswer } from "#app/api-schemas/prayers.ts";
import { illustratorsAnswer } from "#app/api-schemas/story-cards.ts";
import { towerListAnswer, towerRewardsAnswer } from "#app/api-schemas/tower.ts";
import { askedSite } from "#tests/fixtures/running-site.ts";
import { barePack } from "#tests/fixtures/small-pack.ts";

const site = askedSite(barePack(), "2026-06-15T12:00:00Z");

test.each([
  ["/api/prayers/get-list", prayerListAnswer, { isLast: true, lastUpdate: null }],
  ["/api/characters/standard-pool", poolAnswer, { names: [], lastUpdate: null }],
  ["/api/towers/get-list", towerListAnswer, {}],
  ["/api/towers/get-rewards", towerRewardsAnswer, { lastFloor: 0 }],
  ["/api/story-cards/get-illust", illustratorsAnswer, { lastUpdate: null }],
] as const)("of an empty dataset %s gives an empty list", async (path, contract, expected) => {
  expect(await site.read(path, contract)).toMatchObject({ content: [], ...expected });
});

test.each([
  "/api/characters/forever-prayer",
  "/api/characters/kourindou-roulette",
  "/api/prayers/get-special/standard",
  "/api/prayers/get-special/ritual",
])("of an empty dataset %s is a 404", async (path) => {
  expect(await site.refused(path)).toMatchObject({ status: 404, detail: "data is null" });
});

test.each([
  ["/prayers", "• No prayer found •"],
  ["/prayer/standard-prayer", "This pool holds nobody yet."],
  ["/prayer/ritual-prayer", "This pool holds nobody yet."],
  ["/prayer/standard-prayer/info", "The chances of this prayer are not known."],
  ["/prayer/standard-prayer/date-order", "Nobody has joined this pool yet."],
  ["/prayer/forever-prayer", "No forever prayer is known."],
  ["/prayer/kourindou-roulette", "No roulette is known."],
])("of an empty dataset the page %s says: %s", async (path, text) => {
  const page = await site.ask(path);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(text);
});
