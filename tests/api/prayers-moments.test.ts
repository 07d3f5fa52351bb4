import { describe, expect, test } from "vitest";
import { askedSite } from "#tests/fixtures/running-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

// The clock of the site starts here, and what is to change does so within the minute for which an
// answer may be kept at most.
const NOW = "2026-06-15T12:00:00Z";
const SOON = "2026-06-15T12:00:50Z";
const permanent = { permanent: true, start: "2021-05-11T05:00:00Z" } as const;
const { records } = smallPack();

const beforeBatch = askedSite(
  smallPack({
    "samples/batches.json": [
      { id: "standard-2", kind: "standard", no: 2, date: SOON, characters: ["f1-meiling"] },
    ],
    "samples/prayers.json": [
      ...records["samples/prayers.json"],
      { id: "the-standard", name: "Standard", types: ["standard"], ...permanent },
      { id: "the-ritual", name: "Ritual", types: ["ritual"], ...permanent },
    ],
  }),
  NOW,
);

const beforeOthers = askedSite(
  smallPack({
    "samples/forever-prayers.json": [
      { id: 2, title: "Next", start: SOON, end: "2027-01-01T05:00:00Z", characters: ["l1-reimu"] },
    ],
    "samples/roulettes.json": [{ id: 2, start: SOON, characters: ["l1-reimu"] }],
    "samples/tower-floors.json": [{ id: 3, release: SOON }],
  }),
  NOW,
);

/** For how many seconds an answer may be kept. */
async function secondsOf({ ask }: Pick<typeof beforeBatch, "ask">, path: string): Promise<number> {
  const { status, headers } = await ask(path);
  expect([path, status]).toEqual([path, 200]);
  return Number(/max-age=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1]);
}

describe("no answer is kept beyond", () => {
  test.each([
    "/api/prayers/get-list",
    "/api/prayers/get-list-2",
    "/api/prayers/get-detail?id=coming",
    "/api/prayers/get-special/standard",
    "/api/prayers/get-special/ritual",
    "/api/characters/standard-pool",
    "/api/characters/ritual-pool",
  ])("the next batch: %s", async (path) => {
    expect(await secondsOf(beforeBatch, path)).toBeLessThanOrEqual(50);
  });

  test.each([
    ["the next forever prayer", "/api/characters/forever-prayer"],
    ["the next roulette", "/api/characters/kourindou-roulette"],
    ["the next release of a floor", "/api/towers/get-rewards"],
  ])("%s: %s", async (_, path) => {
    expect(await secondsOf(beforeOthers, path)).toBeLessThanOrEqual(50);
  });
});

test.each([
  "/api/prayers/get-list",
  "/api/towers/get-list",
  "/api/towers/get-detail?floor=3",
  "/api/story-cards/get-illust",
])("what does not change soon is kept for the full minute: %s", async (path) => {
  expect(await secondsOf(beforeOthers, path)).toBe(60);
});
