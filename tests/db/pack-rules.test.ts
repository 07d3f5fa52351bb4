import { afterAll, beforeAll, expect, test } from "vitest";
import { importPack } from "#db/pack/import.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { expectAccepted, expectRefused, refusalOf } from "#tests/fixtures/resilience.ts";
import type { Written, WrittenRecords } from "#tests/fixtures/small-pack/written.ts";
import { barePack, writeToTemporaryFolder } from "#tests/fixtures/small-pack.ts";

const database = testDatabase();
let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder, remove } = await writeToTemporaryFolder());
});
afterAll(() => remove());

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

const aFairy = { slot: 1, unit: "fairy", hpGauges: [1], spells: 0, barriers: 0 };

test.each<[title: string, records: WrittenRecords, expected: string]>([
  [
    "a forever prayer that ends before it starts",
    {
      "samples/forever-prayers.json": [
        { id: 2, title: "T", start: { in: "1d" }, end: { ago: "1d" }, characters: ["l1-reimu"] },
      ],
    },
    'samples/forever-prayers.json:2: record 2, end: is not after start: {"ago":"1d"} after {"in":"1d"}',
  ],
  [
    "a made-up forever prayer at the time of a real one",
    {
      "samples/forever-prayers.json": [
        {
          id: 2,
          title: "T",
          start: "2023-01-03T05:00:00Z",
          end: "2023-02-01T05:00:00Z",
          characters: ["l1-reimu"],
        },
      ],
    },
    "samples/forever-prayers.json:2: record 2, start: is 2023-01-03T05:00:00Z, while forever prayer 1 runs, a real one",
  ],
  [
    "a made-up forever prayer that is numbered after a later real one",
    {
      "samples/forever-prayers.json": [
        {
          id: 2,
          title: "T",
          start: "2022-01-03T05:00:00Z",
          end: "2022-02-01T05:00:00Z",
          characters: ["l1-reimu"],
        },
      ],
    },
    "samples/forever-prayers.json:2: record 2, start: is 2022-01-03T05:00:00Z, not after forever prayer 1 (2023-01-01T05:00:00Z)",
  ],
  [
    "a roulette that is numbered after a later one",
    {
      "samples/roulettes.json": [
        { id: 2, start: "2023-01-01T05:00:00Z", characters: ["l1-reimu"] },
      ],
    },
    "samples/roulettes.json:2: record 2, start: is 2023-01-01T05:00:00Z, not after roulette 1 (2024-01-01T05:00:00Z)",
  ],
  [
    "a count beside the characters that it counts",
    {
      "samples/roulettes.json": [
        { id: 2, start: { ago: "1d" }, characters: ["l1-reimu"], count: 1 },
      ],
    },
    "samples/roulettes.json:2: record 2, count: stands only where the characters are not known",
  ],
  [
    "a maintenance that ends before it starts",
    {
      "samples/maintenances.json": [
        { id: 2, start: "2024-05-01T05:00:00Z", end: "2024-05-01T04:00:00Z" },
      ],
    },
    "samples/maintenances.json:2: record 2, end: is not after start: 2024-05-01T04:00:00Z after 2024-05-01T05:00:00Z",
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
    "an unknown character in a batch",
    { "samples/batches.json": [aBatch(1, { characters: ["nobody"] })] },
    'samples/batches.json:2: record ritual-1, characters[0]: names "nobody", but characters.json has no record with that id',
  ],
  [
    "an unknown character in a roulette",
    { "roulettes.json": [{ id: 1, start: "2024-01-01T05:00:00Z", characters: ["nobody"] }] },
    'roulettes.json:2: record 1, characters[0]: names "nobody", but characters.json has no record with that id',
  ],
  [
    "a fact that names a sample",
    { "tower-floors.json": [{ id: 1 }, { id: 2, enemies: [aFairy] }] },
    'tower-floors.json:3: record 2, enemies[0].unit: names "fairy", a sample of samples/tower-units.json: what names a sample stands below samples/ itself',
  ],
  [
    "a fact that is sound by its sample values only",
    {
      "prayers.json": [{ id: "p", name: "P", simulator: true }],
      "samples/prayer-values.json": [
        {
          id: "p",
          pool: [{ kind: "card5", rateType: "normal", sc: 1, set: "five-stars" }],
        },
      ],
    },
    "prayers.json:2: record p, simulator: is true, but the prayer has no pool to draw from (once the samples are left out)",
  ],
])("%s: refused, with file, record and field", async (_title, records, expected) => {
  await expectRefused(folder, records, expected);
});

test.each<[title: string, records: WrittenRecords]>([
  [
    "a sample value that names a sample",
    {
      "tower-floors.json": [{ id: 1 }, { id: 2 }],
      "samples/tower-floor-values.json": [{ id: 2, enemies: [aFairy] }],
    },
  ],
  ["the same character in batches of two kinds", { "samples/batches.json": [aBatch(1)] }],
])("%s: accepted", async (_title, records) => {
  await expectAccepted(folder, records);
});

test.each([
  {
    what: "a relative and a fixed date",
    start: { in: "3d", at: "05:00" },
    end: "2024-05-01T00:00:00Z",
    well: "2024-04-01T00:00:00Z",
    badly: "2024-05-01T00:00:00Z",
  },
  {
    what: "a time of day and a span from the moment",
    start: { in: "3d", at: "05:00" },
    end: { in: "3d" },
    well: "2024-05-01T05:00:01Z",
    badly: "2024-05-01T05:00:00Z",
  },
])(
  "what ends before it starts only at the moment of the import is refused by the import: $what",
  async ({ start, end, well, badly }) => {
    const pack = barePack({ "samples/prayers.json": [{ id: "p", name: "P", start, end }] });
    const importAt = (now: string) =>
      importPack(database.connection, pack, { now: Date.parse(now) });
    await expect(importAt(well)).resolves.toMatchObject({ counts: { prayers: 1 } });
    expect(await refusalOf(importAt(badly))).toMatchObject({
      errors: [{ file: "samples/prayers.json", record: "p", field: "end" }],
    });
  },
);
