import { afterAll, beforeAll, expect, test } from "vitest";
import { writePack } from "#db/pack/export.ts";
import { importPack } from "#db/pack/import.ts";
import { readPack } from "#db/pack/read.ts";
import { describePackError, PackRefused } from "#db/pack/refused.ts";
import { testDatabase } from "#tests/support/database.ts";
import { refusedAt, writeRecords } from "#tests/support/faults.ts";
import type { Written, WrittenRecords } from "#tests/support/small-pack/written.ts";
import { barePack, smallPack, writeToTemporaryFolder } from "#tests/support/small-pack.ts";

type Prayer = Written<"prayers.json">;
type Enemy = NonNullable<Written<"tower-floors.json">["enemies"]>[number];

const database = testDatabase();
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

/** Floor 3, with these enemies; it stands in line 2 of its file. */
function aFloor(...enemies: Partial<Enemy>[]): WrittenRecords {
  const enemy: Enemy = { slot: 1, unit: "fairy", hpGauges: [9, 9], spells: 0, barriers: 0 };
  const all = enemies.map((given, index) => ({ ...enemy, slot: index + 1, ...given }));
  return { "samples/tower-floors.json": [{ id: 3, enemies: all }] };
}

function anEffect(attribute: string) {
  return {
    type: "character-tag",
    attribute,
    unit: "percent",
    target: "self",
    value: 1,
  } as const;
}

function aBatch(no: number, given: Partial<Written<"batches.json">> = {}) {
  const characters = ["f1-meiling"];
  return {
    id: `ritual-${no}`,
    kind: "ritual",
    no,
    dateMode: "none",
    characters,
    ...given,
  } as const;
}

const prayers = "samples/prayers.json:2: record p";
const floors = "samples/tower-floors.json:2: record 3";

test.each<[title: string, records: WrittenRecords, expected: string]>([
  [
    "a tier lacks a column that others have",
    aPrayer({ pool: [rateUp, { ...fives, gc: undefined }] }),
    `${prayers}, pool[1].gc: is missing, though other tiers have gc`,
  ],
  [
    "a column does not sum to 1",
    aPrayer({ pool: [{ ...rateUp, gc: 0.200000002 }, fives] }),
    `${prayers}, pool: column gc does not sum to 1`,
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
    `${prayers}, end: is not after start`,
  ],
  [
    "a prayer that ends before it starts, both relative",
    aPrayer({ start: { in: "3d", at: "05:00" }, end: { in: "3d", at: "04:59" } }),
    `${prayers}, end: is not after start`,
  ],
  [
    "sample values that end a prayer before it starts",
    { "samples/prayer-values.json": [{ id: "anniversary", end: "2022-05-10T00:00:00Z" }] },
    "samples/prayer-values.json:2: record anniversary, end: is not after start",
  ],
  [
    "a permanent prayer with an end",
    { "samples/prayer-values.json": [{ id: "standard", end: "2030-05-10T00:00:00Z" }] },
    "samples/prayer-values.json:2: record standard, end: stands in a permanent prayer, which has none",
  ],
  [
    "a forever prayer that ends before it starts",
    {
      "samples/forever-prayers.json": [
        { id: 2, title: "T", start: { in: "1d" }, end: { ago: "1d" }, characters: ["l1-reimu"] },
      ],
    },
    "samples/forever-prayers.json:2: record 2, end: is not after start",
  ],
  [
    "a maintenance that ends before it starts",
    {
      "samples/maintenances.json": [
        { id: 2, start: "2024-05-01T05:00:00Z", end: "2024-05-01T04:00:00Z" },
      ],
    },
    "samples/maintenances.json:2: record 2, end: is not after start",
  ],
  [
    "a batch is missing",
    { "samples/batches.json": [aBatch(3), aBatch(1, { characters: ["l1-reimu"] })] },
    "samples/batches.json:2: record ritual-3, no: is 3, but there is no 2: batches of a kind count from 1 without gaps",
  ],
  [
    "a character is in two batches of a kind",
    { "samples/batches.json": [aBatch(1), aBatch(2)] },
    'samples/batches.json:3: record ritual-2, characters[0]: "f1-meiling" stands already in ritual-1',
  ],
  [
    "a character is twice in a batch",
    { "samples/batches.json": [aBatch(1, { characters: ["l1-reimu", "l1-reimu"] })] },
    'samples/batches.json:2: record ritual-1, characters[1]: "l1-reimu" stands already at characters[0]',
  ],
  [
    "a batch has another id",
    { "samples/batches.json": [aBatch(1, { id: "ritual-one" })] },
    "samples/batches.json:2: record ritual-one, id: is not the kind, - and the number",
  ],
  [
    "a batch shows a date that it lacks",
    { "samples/batches.json": [aBatch(1, { dateMode: "all" })] },
    "samples/batches.json:2: record ritual-1, date: stands where dateMode is all, and only there",
  ],
  [
    "the first forever prayer is missing",
    { "forever-prayers.json": [] },
    "samples/forever-prayers.json:2: record 2, id: is 2, but there is no 1: forever prayers count from 1 without gaps",
  ],
  [
    "a tower floor is missing",
    { "samples/tower-floors.json": [{ id: 5 }, { id: 6 }] },
    "samples/tower-floors.json:2: record 5, id: is 5, but there is no 3: tower floors count from 1 without gaps",
  ],
  [
    "an update entry is missing",
    { "samples/update-entries.json": [{ id: 3, timestamp: { ago: "1d" }, title: "T" }] },
    "samples/update-entries.json:2: record 3, id: is 3, but there is no 2: update entries count from 1 without gaps",
  ],
  [
    "a floor is a fact and a sample",
    { "samples/tower-floors.json": [{ id: 2 }] },
    "samples/tower-floors.json:2: record 2, id: 2 stands already in line 3 of tower-floors.json",
  ],
  [
    "sample values for a sample",
    { "samples/prayer-values.json": [{ id: "coming", dust: 1 }] },
    'samples/prayer-values.json:2: record coming, id: names "coming", but prayers.json has no record with that id',
  ],
  [
    "an enemy in the wrong slot",
    aFloor({}, { slot: 3 }),
    `${floors}, enemies[1].slot: must be 2: enemies stand in slots 1, 2 and 3, in that order`,
  ],
  [
    "two enemies in a slot",
    aFloor({}, { slot: 1 }),
    `${floors}, enemies[1].slot: must be 2: enemies stand in slots 1, 2 and 3, in that order`,
  ],
  [
    "a gauge twice",
    aFloor({
      gauges: [
        { gauge: 1, name: "a" },
        { gauge: 1, name: "b" },
      ],
    }),
    `${floors}, enemies[0].gauges[1].gauge: is not greater than that of the gauge before`,
  ],
  [
    "a gauge that the enemy lacks",
    aFloor({ skills: [{ name: "a", gauge: 3 }] }),
    `${floors}, enemies[0].gauges: names a gauge that the enemy does not have`,
  ],
  [
    "an element both weak and resisted",
    aFloor({ weaks: ["sun"], resists: ["sun"] }),
    `${floors}, enemies[0].weaks: names an element that resists names too`,
  ],
  [
    "a tag of an enemy twice",
    aFloor({ tags: ["maid"] }, { tags: ["maid", "maid"] }),
    `${floors}, enemies[1].tags[1]: "maid" stands already at enemies[1].tags[0]`,
  ],
  [
    "a reward twice",
    {
      "samples/tower-floors.json": [
        {
          id: 3,
          rewards: [
            { item: "coin", amount: 1 },
            { item: "coin", amount: 2 },
          ],
        },
      ],
    },
    `${floors}, rewards[1].item: "coin" stands already at rewards[0].item`,
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
    "an effect of a skill on no known tag",
    aFloor({ skills: [{ name: "a", effects: [anEffect("ghost")] }] }),
    `${floors}, enemies[0].skills[0].effects[0].attribute: names "ghost", but character-tags.json has no record with that id`,
  ],
  [
    "an effect of a gauge on no known tag",
    aFloor({ gauges: [{ gauge: 1, name: "a", effects: [anEffect("ghost")] }] }),
    `${floors}, enemies[0].gauges[0].effects[0].attribute: names "ghost", but character-tags.json has no record with that id`,
  ],
  [
    "an ability on no known tag",
    aFloor({
      ability: {
        name: "a",
        items: [{ type: "boost", attributeType: "character-tag", attribute: "ghost" }],
      },
    }),
    `${floors}, enemies[0].ability.items[0].attribute: names "ghost", but character-tags.json has no record with that id`,
  ],
  [
    "an ability on an attribute without a type",
    aFloor({ ability: { name: "a", items: [{ type: "boost", attribute: "burn" }] } }),
    `${floors}, enemies[0].ability.items[0].attribute: the type of an attribute and the attribute stand together or not at all`,
  ],
  [
    "an enemy that is nobody",
    aFloor({ unit: "nobody" }),
    `${floors}, enemies[0].unit: names "nobody", but tower-units.json and samples/tower-units.json have no record with that id`,
  ],
  [
    "an enemy with an unknown tag",
    aFloor({ tags: ["ghost"] }),
    `${floors}, enemies[0].tags[0]: names "ghost", but character-tags.json has no record with that id`,
  ],
  [
    "a reward that is no item",
    { "items.json": [{ id: "coin", name: "Coin" }] },
    'samples/tower-floor-values.json:2: record 1, rewards[0].item: names "god-crystal", but items.json has no record with that id',
  ],
  [
    "a unit that is no known character",
    { "samples/tower-units.json": [{ id: "fairy", name: "Fairy", character: "nobody" }] },
    'samples/tower-units.json:2: record fairy, character: names "nobody", but characters.json has no record with that id',
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
  [
    "an unknown character in a batch",
    { "samples/batches.json": [aBatch(1, { characters: ["nobody"] })] },
    'samples/batches.json:2: record ritual-1, characters[0]: names "nobody", but characters.json has no record with that id',
  ],
  [
    "an unknown character in a roulette",
    { "roulettes.json": [{ id: 1, start: "2024-01-01T05:00:00Z", characters: ["nobody"] }] },
    'roulettes.json:2: record 1, characters[0]: names "nobody", but characters.json has no record with that id',
  ],
])("%s: refused, with file, record and field", async (_title, records, expected) => {
  await writeRecords(folder, records);
  const { errors } = await refusedAt(folder);
  await writePack(smallPack(), folder);
  expect(errors.map(describePackError)).toContain(expected);
});

test.each<[title: string, records: WrittenRecords]>([
  [
    "a fact that refers to a sample",
    {
      "tower-floors.json": [
        { id: 1 },
        { id: 2, enemies: [{ slot: 1, unit: "fairy", hpGauges: [1], spells: 0, barriers: 0 }] },
      ],
    },
  ],
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
  ["the same character in batches of two kinds", { "samples/batches.json": [aBatch(1)] }],
])("%s: accepted", async (_title, records) => {
  await writeRecords(folder, records);
  await readPack(folder).finally(() => writePack(smallPack(), folder));
});

test("what ends before it starts only on the day of the import is refused by the import", async () => {
  const pack = barePack(
    aPrayer({
      rateUpCharacters: [],
      pool: [],
      start: { in: "3d", at: "05:00" },
      end: "2024-05-01T00:00:00Z",
    }),
  );
  const early = importPack(database.connection, pack, { now: Date.parse("2024-04-01T00:00:00Z") });
  await expect(early).resolves.toMatchObject({ counts: { prayers: 1 } });
  const late = importPack(database.connection, pack, { now: Date.parse("2024-05-01T00:00:00Z") });
  await expect(late).rejects.toThrow(PackRefused);
  await expect(late).rejects.toMatchObject({
    errors: [{ file: "samples/prayers.json", record: "p", field: "end" }],
  });
});
