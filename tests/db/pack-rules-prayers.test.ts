import { afterAll, beforeAll, test } from "vitest";
import { expectAccepted, expectRefused } from "#tests/fixtures/resilience.ts";
import type { Written, WrittenRecords } from "#tests/fixtures/small-pack/written.ts";
import { writeToTemporaryFolder } from "#tests/fixtures/small-pack.ts";

type Prayer = Written<"prayers.json">;

let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder, remove } = await writeToTemporaryFolder());
});
afterAll(() => remove());

const rateUp: NonNullable<Prayer["pool"]>[number] = {
  kind: "character",
  rateType: "pick-up",
  gc: 0.2,
};
const fives: NonNullable<Prayer["pool"]>[number] = {
  kind: "card5",
  rateType: "normal",
  gc: 0.8,
  set: "five-stars",
};

/** A sample prayer that is valid but for what is given; it stands in line 2 of its file. */
function aPrayer(given: Partial<Prayer>): WrittenRecords {
  const prayer: Prayer = {
    id: "p",
    name: "P",
    rateUpCharacters: [{ character: "l1-reimu" }],
    pool: [rateUp, fives],
    ...given,
  };
  return { "samples/prayers.json": [prayer] };
}

function aStepUp(row: Partial<NonNullable<Prayer["stepUps"]>[number]["rows"][number]>) {
  return [{ id: "asc1", rows: [{ cost: 0 }, { cost: 60, ...row }] }];
}

const prayers = "samples/prayers.json:2: record p";

test.each<[title: string, records: WrittenRecords, expected: string]>([
  [
    "a tier lacks a column that others have",
    aPrayer({ pool: [rateUp, { ...fives, gc: undefined }] }),
    `${prayers}, pool[1].gc: is missing, though other tiers have gc`,
  ],
  [
    "a column does not sum to 1",
    aPrayer({ pool: [{ ...rateUp, gc: 0.200000002 }, fives] }),
    `${prayers}, pool: column gc sums to 1.000000002, not 1: character pick-up 0.200000002, card5 normal 0.8`,
  ],
  [
    "a tier without an origin",
    aPrayer({ pool: [rateUp, { ...fives, set: undefined }] }),
    `${prayers}, pool[1].set: a normal tier names a set or batches, a pick-up tier neither`,
  ],
  [
    "a pick-up tier without rate-up characters",
    aPrayer({ rateUpCharacters: [] }),
    `${prayers}, pool[0].kind: raises the rate of kind character, but the prayer has no rate-up of it`,
  ],
  [
    "a pick-up tier without rate-up cards of its rarity",
    aPrayer({ rateUpCards: [{ card: 9 }], pool: [{ ...rateUp, kind: "card5" }, fives] }),
    `${prayers}, pool[0].kind: raises the rate of kind card5, but the prayer has no rate-up of it`,
  ],
  [
    "a tier of sample values whose rate-ups the facts lack",
    {
      "prayers.json": [
        { id: "anniversary", name: "A" },
        { id: "standard", name: "S" },
      ],
    },
    "samples/prayer-values.json:2: record anniversary, pool[0].kind: raises the rate of kind character, but the prayer has no rate-up of it",
  ],
  [
    "a set of another kind",
    aPrayer({ pool: [rateUp, { ...fives, set: "three-stars" }] }),
    `${prayers}, pool[1].set: names a set of kind card3 in a tier of kind card5`,
  ],
  [
    "a set of a card of another rarity",
    { "samples/pool-sets.json": [{ id: "a", kind: "card4", cards: [12] }] },
    "samples/pool-sets.json:2: record a, cards[0]: names card 12 of rarity 5 in a set of kind card4",
  ],
  [
    "a set of both",
    {
      "samples/pool-sets.json": [{ id: "a", kind: "card3", cards: [9], characters: ["l1-reimu"] }],
    },
    "samples/pool-sets.json:2: record a, kind: a set of characters lists characters, any other set lists cards",
  ],
  [
    "a simulator without a pool",
    aPrayer({ simulator: true, pool: [] }),
    `${prayers}, simulator: is true, but the prayer has no pool to draw from`,
  ],
  [
    "a simulator without a price",
    aPrayer({ simulator: true }),
    `${prayers}, gcCost: is missing: the simulator draws from column gc for it`,
  ],
  [
    "a column of god crystals without characters",
    aPrayer({ pool: [{ ...fives, gc: 1 }] }),
    `${prayers}, pool: has no character in column gc, though each such pull gives one`,
  ],
  [
    "a step that raises the pick-up chance above 1",
    aPrayer({ stepUps: aStepUp({ multiplier: 5.01 }) }),
    `${prayers}, stepUps[0].rows[1].multiplier: raises the pick-up chance of 0.2 above 1`,
  ],
  [
    "a step that guarantees what the pool lacks",
    aPrayer({
      pool: [{ ...rateUp, rateType: "normal", set: "first" }, fives],
      stepUps: aStepUp({ guaranteed: 1, pickUpGuaranteed: 1 }),
    }),
    `${prayers}, stepUps[0].rows[1].pickUpGuaranteed: guarantees rate-up characters, but the pool has none in column gc`,
  ],
  [
    "a step that guarantees more rate-ups than characters",
    aPrayer({ stepUps: aStepUp({ pickUpGuaranteed: 1 }) }),
    `${prayers}, stepUps[0].rows[1].pickUpGuaranteed: is greater than guaranteed`,
  ],
  [
    "step-ups on a pool without column gc",
    aPrayer({
      pool: [{ kind: "character", rateType: "pick-up", sc: 1 }],
      stepUps: aStepUp({}),
    }),
    `${prayers}, stepUps: draw from column gc, which the pool does not have`,
  ],
  [
    "a prayer that ends when it starts",
    aPrayer({ start: "2024-01-01T00:00:00Z", end: "2024-01-01T00:00:00Z" }),
    `${prayers}, end: is not after start: 2024-01-01T00:00:00Z after 2024-01-01T00:00:00Z`,
  ],
  [
    "a prayer that ends before it starts, both at a time of day",
    aPrayer({ start: { in: "3d", at: "05:00" }, end: { in: "3d", at: "04:59" } }),
    `${prayers}, end: is not after start: {"in":"3d","at":"04:59"} after {"in":"3d","at":"05:00"}`,
  ],
  [
    "a prayer that ends before it starts, both counted from the moment",
    aPrayer({ start: { in: "3d" }, end: { in: "71h" } }),
    `${prayers}, end: is not after start: {"in":"71h"} after {"in":"3d"}`,
  ],
  [
    "sample values that end a prayer before it starts",
    { "samples/prayer-values.json": [{ id: "anniversary", end: "2022-05-10T00:00:00Z" }] },
    "samples/prayer-values.json:2: record anniversary, end: is not after start: 2022-05-10T00:00:00Z after 2022-05-11T05:00:00Z",
  ],
  [
    "a permanent prayer with an end",
    { "samples/prayer-values.json": [{ id: "standard", end: "2030-05-10T00:00:00Z" }] },
    "samples/prayer-values.json:2: record standard, end: stands in a permanent prayer, which has none",
  ],
  [
    "sample values for a sample",
    { "samples/prayer-values.json": [{ id: "coming", dust: 1 }] },
    'samples/prayer-values.json:2: record coming, id: names "coming", but prayers.json has no record with that id',
  ],
  [
    "a rate-up character twice",
    aPrayer({ rateUpCharacters: [{ character: "l1-reimu" }, { character: "l1-reimu" }] }),
    `${prayers}, rateUpCharacters[1].character: "l1-reimu" stands already at rateUpCharacters[0].character`,
  ],
  [
    "a rate-up card twice",
    aPrayer({ rateUpCards: [{ card: 9 }, { card: 9 }] }),
    `${prayers}, rateUpCards[1].card: 9 stands already at rateUpCards[0].card`,
  ],
  [
    "an unknown set",
    aPrayer({ pool: [rateUp, { ...fives, set: "none" }] }),
    `${prayers}, pool[1].set: names "none", but pool-sets.json and samples/pool-sets.json have no record with that id`,
  ],
  [
    "batches of a kind that has none",
    aPrayer({ pool: [rateUp, { ...rateUp, rateType: "normal", gc: 0.8, batches: "ritual" }] }),
    `${prayers}, pool[1].batches: names "ritual", but batches.json and samples/batches.json have no record with that kind`,
  ],
  [
    "an exchange for an unknown card",
    aPrayer({ details: { exchange: [{ card: 77, points: 1 }] } }),
    `${prayers}, details.exchange[0].card: names 77, but story-cards.json has no record with that id`,
  ],
  [
    "an exchange for an unknown character",
    aPrayer({ details: { exchange: [{ character: "nobody", points: 1 }] } }),
    `${prayers}, details.exchange[0].character: names "nobody", but characters.json has no record with that id`,
  ],
  [
    "an unknown rate-up card",
    aPrayer({ rateUpCards: [{ card: 77 }] }),
    `${prayers}, rateUpCards[0].card: names 77, but story-cards.json has no record with that id`,
  ],
  [
    "an unknown card in a set",
    { "samples/pool-sets.json": [{ id: "a", kind: "card4", cards: [77] }] },
    "samples/pool-sets.json:2: record a, cards[0]: names 77, but story-cards.json has no record with that id",
  ],
  [
    "an unknown character in a set",
    { "pool-sets.json": [{ id: "first", kind: "character", characters: ["nobody"] }] },
    'pool-sets.json:2: record first, characters[0]: names "nobody", but characters.json has no record with that id',
  ],
])("%s: refused, with file, record and field", async (_title, records, expected) => {
  await expectRefused(folder, records, expected);
});

test.each<[title: string, records: WrittenRecords]>([
  [
    "chances that sum to 1 but for the last bits",
    aPrayer({
      pool: [
        { ...rateUp, gc: 0.1 },
        { ...rateUp, rateType: "normal", set: "first", gc: 0.2 },
        { ...fives, gc: 0.7 },
      ],
    }),
  ],
  ["a step that raises the pick-up chance to 1", aPrayer({ stepUps: aStepUp({ multiplier: 5 }) })],
  [
    "a pool for seal crystals alone, with a simulator",
    aPrayer({
      simulator: true,
      pool: [{ kind: "character", rateType: "pick-up", sc: 1 }],
    }),
  ],
  [
    "a prayer that ends after it starts on an import later than the time of day",
    aPrayer({ start: { in: "3d", at: "05:00" }, end: { in: "3d" } }),
  ],
  [
    "a prayer that ends after it starts on an import at a later hour",
    aPrayer({ start: { in: "30h", at: "05:00" }, end: { in: "40h", at: "04:00" } }),
  ],
])("%s: accepted", async (_title, records) => {
  await expectAccepted(folder, records);
});
