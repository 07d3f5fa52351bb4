import { expect, test } from "vitest";
import { aStoryCard, barePack, smallPack } from "#tests/fixtures/small-pack.ts";
import { entityNames } from "../entities.ts";
import { changesOf, type EarlierRecords } from "./changes.ts";
import { coverageOf } from "./coverage.ts";
import { givenRecords } from "./given-records.ts";

const NOW = Date.UTC(2026, 10, 28);
const DAY = 86_400_000;

const given = (
  pack: ReturnType<typeof smallPack>,
  entity: (typeof entityNames)[number],
  now = NOW,
) => [...givenRecords(pack.records, entity, now)];

const earlierOf = (records: ReturnType<typeof given>): EarlierRecords => ({
  fingerprints: new Map(records.map(({ id, fingerprint }) => [String(id), fingerprint])),
  read: async (ids) =>
    records.filter(({ id }) => ids.includes(String(id))).map(({ fields }) => fields),
});

test("every record of a pack is given away once, sample or not", () => {
  const { records } = smallPack();
  for (const entity of entityNames) {
    const ids = [...givenRecords(records, entity, NOW)].map(({ id }) => id);
    expect(new Set(ids).size, entity).toBe(ids.length);
  }
});

const prayers = barePack({
  "prayers.json": [
    { id: "real", name: "Real", start: "2022-03-01T00:00:00Z", sources: ["a page"] },
  ],
  "samples/prayer-values.json": [{ id: "real", end: { in: "2d" } }],
  "samples/prayers.json": [{ id: "made-up", name: "Made up" }],
});

test("made-up fields and records are marked, and their dates are instants", () => {
  expect(given(prayers, "prayers").map(({ fields }) => fields)).toEqual([
    {
      id: "real",
      name: "Real",
      start: "2022-03-01T00:00:00Z",
      end: "2026-11-30T00:00:00Z",
      sources: ["a page"],
      sampleFields: ["end"],
    },
    { id: "made-up", name: "Made up", sample: true },
  ]);
});

test("a date that is relative to the import is no change, however much later the import is", async () => {
  const before = earlierOf(given(prayers, "prayers"));
  const later = given(prayers, "prayers", NOW + DAY);
  expect(await changesOf("prayers", before, later)).toBeUndefined();
});

test("a record that was corrected tells of the correction and of no date that moves by itself", async () => {
  const before = earlierOf(given(prayers, "prayers"));
  const after = barePack({
    "prayers.json": [{ id: "real", name: "Right", start: "2022-03-01T00:00:00Z" }],
    "samples/prayer-values.json": [{ id: "real", end: { in: "2d" } }],
    "samples/prayers.json": [{ id: "made-up", name: "Made up" }],
  });
  const changes = await changesOf("prayers", before, given(after, "prayers", NOW + DAY));
  expect(changes?.records.map(({ fields }) => fields.map(({ field }) => field))).toEqual([
    ["name", "sources"],
  ]);
});

test("however much an import adds, what it corrects is told first", async () => {
  const before = earlierOf(given(prayers, "prayers"));
  const many = Array.from({ length: 150 }, (_, at) => ({ id: `new-${at}`, name: "New" }));
  const after = barePack({ "prayers.json": [...many, { id: "real", name: "Right" }] });
  const changes = await changesOf("prayers", before, given(after, "prayers"));
  expect(changes?.added).toBe(150);
  expect(changes?.records[0]).toMatchObject({ kind: "changed", id: "real" });
});

test("an import tells what came, what went, and each field that became another", async () => {
  const before = earlierOf(given(prayers, "prayers"));
  const after = barePack({
    "prayers.json": [
      { id: "real", name: "Real", start: "2022-03-02T00:00:00Z", sources: ["a page"] },
      { id: "new", name: "New", sources: [] },
    ],
    "samples/prayer-values.json": [{ id: "real", end: { in: "2d" } }],
  });
  expect(await changesOf("prayers", before, given(after, "prayers"))).toEqual({
    entity: "prayers",
    added: 1,
    removed: 1,
    changed: 1,
    records: [
      {
        kind: "changed",
        id: "real",
        name: "Real",
        fields: [{ field: "start", from: '"2022-03-01T00:00:00Z"', to: '"2022-03-02T00:00:00Z"' }],
      },
      { kind: "added", id: "new", name: "New", fields: [] },
      { kind: "removed", id: "made-up", name: "Made up", fields: [] },
    ],
  });
});

test("coverage counts facts, readings, samples and what is absent, with sources and months", () => {
  const coverage = coverageOf("prayers", given(prayers, "prayers"), [
    {
      entity: "prayers",
      fields: ["start"],
      basis: "reading",
      note: "of the notice",
      asOf: "2022-03",
    },
  ]);
  const field = (name: string) => coverage.find((one) => one.field === name);
  expect(field("name")).toMatchObject({ fact: 1, reading: 0, sample: 1, absent: 0 });
  expect(field("end")).toMatchObject({ fact: 0, reading: 0, sample: 1, absent: 1 });
  expect(field("start")).toEqual({
    field: "start",
    fact: 0,
    reading: 1,
    sample: 0,
    absent: 1,
    notes: ["of the notice"],
    asOf: ["2022-03"],
    sources: [{ name: "a page", records: 1 }],
  });
});

test("a reading that holds beside another field is none without it", () => {
  const { records } = barePack({
    "story-cards.json": [
      aStoryCard({ id: 1, nameEn: "Official", nameBasis: "source" }),
      aStoryCard({ id: 2, nameEn: "Ours", nameBasis: "unofficial" }),
    ],
  });
  const coverage = coverageOf(
    "story-cards",
    [...givenRecords(records, "story-cards", NOW)],
    [
      {
        entity: "story-cards",
        fields: ["nameEn"],
        basis: "reading",
        where: { field: "nameBasis", is: "unofficial" },
      },
    ],
  );
  expect(coverage.find(({ field }) => field === "nameEn")).toMatchObject({ fact: 1, reading: 1 });
});
