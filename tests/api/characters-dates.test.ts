import { beforeAll, describe, expect, test } from "vitest";
import * as contract from "#app/api-schemas/character-lists.ts";
import type { BatchKind } from "#app/game/vocabulary/prayers.ts";
import {
  characterBatchesAnswer,
  releaseDateAnswer,
  unreleasedAnswer,
} from "#app/presenters/character-lists.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { characterGroupsPack } from "#tests/fixtures/character-groups-pack.ts";
import { importDataset, testDatabase } from "#tests/fixtures/database.ts";

const imported = Date.UTC(2026, 5, 15, 12);
const database = testDatabase();
let dataset: Dataset;

beforeAll(async () => {
  dataset = await importDataset(database, characterGroupsPack(), imported);
});

const ids = (characters: { id: string }[]) => characters.map(({ id }) => id);

test("GET /api/characters/release-date: released characters by day of debut, numbered", () => {
  const { content, names } = contract.releaseDateAnswer.parse(releaseDateAnswer(dataset, imported));
  expect(content.map(({ no, date, characters }) => [no, date, ids(characters)])).toEqual([
    [1, Date.UTC(2024, 4, 1, 2), ["l1-marisa", "f1-reimu"]],
    [2, Date.UTC(2026, 5, 18, 5), ["l1-reimu"]],
    [3, null, ["l1-cirno"]],
  ]);
  expect(ids(names)).toEqual(["l1-marisa", "f1-reimu", "l1-reimu", "l1-cirno"]);
});

test("GET /api/characters/unreleased: six lists, without anybody who is released", () => {
  const { content, names } = contract.unreleasedAnswer.parse(unreleasedAnswer(dataset, imported));
  expect(
    Object.fromEntries(Object.entries(content).map(([key, list]) => [key, ids(list)])),
  ).toEqual({
    jp: ["c5-marisa"],
    announced: ["c5-remilia"],
    story: ["l1-remilia"],
    printWorkStory: [],
    pc98Story: [],
    mv: [],
  });
  expect(ids(names)).toEqual(["c5-marisa", "c5-remilia", "l1-remilia"]);
});

describe("the batches of an order", () => {
  const batches = (kind: BatchKind) =>
    contract.batchesAnswer
      .parse(characterBatchesAnswer(dataset, kind, imported))
      .content.map(({ no, date, dateMode, characters }) => [no, date, dateMode, ids(characters)]);

  test("GET /api/characters/rebirth-date: by number, undated and future ones too", () => {
    expect(batches("rebirth")).toEqual([
      [1, null, "no-date", ["l1-cirno"]],
      [2, Date.UTC(2025, 0, 1, 5), "all", ["l1-marisa"]],
      [3, Date.UTC(2026, 5, 20, 5), "all", ["f1-reimu"]],
    ]);
  });

  test.each([
    ["standard-prayer-date", "standard", Date.UTC(2024, 4, 1, 2), ["l1-marisa", "l1-cirno"]],
    ["ritual-date", "ritual", Date.UTC(2024, 7, 1, 5), ["l1-cirno", "l1-marisa"]],
    ["rebirth-costume-date", "rebirth-costume", Date.UTC(2025, 1, 1, 5), ["l1-marisa"]],
  ] as const)("GET /api/characters/%s: characters in the pack's order", (_, kind, date, cast) => {
    expect(batches(kind)).toEqual([[1, date, "all", cast]]);
  });
});
