import { beforeAll, describe, expect, test } from "vitest";
import { updatesAnswer as contract } from "#app/api-schemas/updates.ts";
import { nextUpdatesMoment, updatesAnswer } from "#app/presenters/updates.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { importDataset, testDatabase } from "#tests/fixtures/database.ts";
import { barePack, smallPack } from "#tests/fixtures/small-pack.ts";

const imported = Date.UTC(2026, 5, 15, 12);
const reveal = Date.UTC(2026, 5, 18, 5);
const database = testDatabase();
let log: Dataset["updateEntries"];

beforeAll(async () => {
  const pack = barePack({
    // The number 8 was never given.
    "update-entries.json": [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12].map((id) => ({
      id,
      timestamp: "2026-06-01T12:00:00Z",
      title: `Entry ${id}`,
      contents: id === 1 ? [{ detail: "To come", reveal: { in: "3d", at: "05:00" } }] : undefined,
    })),
  });
  log = (await importDataset(database, pack, imported)).updateEntries;
});

const page = (last?: number) => {
  const { content, isLast } = contract.parse(updatesAnswer(log, last));
  return { numbers: content.map(({ number }) => number), isLast };
};

describe("GET /api/general/updates", () => {
  test.each([
    ["without last: the ten newest", undefined, [12, 11, 10, 9, 7, 6, 5, 4, 3, 2], false],
    ["after an entry: what is older", 9, [7, 6, 5, 4, 3, 2, 1], true],
    ["with exactly ten to come: the last page", 12, [11, 10, 9, 7, 6, 5, 4, 3, 2, 1], true],
    ["after a number that no entry has: what is older", 8, [7, 6, 5, 4, 3, 2, 1], true],
    ["past the end of the log: an empty last page", 1, [], true],
    ["after zero: an empty last page", 0, [], true],
    ["before the newest: the first page", 99, [12, 11, 10, 9, 7, 6, 5, 4, 3, 2], false],
  ])("%s", (_, last, numbers, isLast) => {
    expect(page(last)).toEqual({ numbers, isLast });
  });

  test("a page ends when one of its own items is revealed", () => {
    expect(nextUpdatesMoment(log, undefined, imported)).toBeNull();
    expect(nextUpdatesMoment(log, 2, imported)).toBe(reveal);
    expect(nextUpdatesMoment(log, 2, reveal)).toBeNull();
  });

  test("an entry holds its items three levels deep, with links and marks", async () => {
    const { updateEntries } = await importDataset(database, smallPack(), imported);
    const [entry] = contract.parse(updatesAnswer(updateEntries, undefined)).content;
    const plain = { url: [], spoiler: false, reveal: null, subItems: [] };
    expect(entry).toEqual({
      number: 2,
      timestamp: Date.UTC(2026, 5, 12, 12),
      title: "Prayers",
      subtitle: "and more",
      complex: true,
      features: [
        {
          ...plain,
          detail: "Prayer list",
          url: [
            { text: "List", url: "/prayers?types=festival" },
            { text: "News", url: "https://example.org/news" },
          ],
          subItems: [
            { ...plain, detail: "Search" },
            {
              ...plain,
              detail: "Simulator",
              subItems: [{ ...plain, detail: "Step-ups", spoiler: true }],
            },
          ],
        },
        { ...plain, detail: "Menu" },
      ],
      contents: [{ ...plain, detail: "A prayer to come", spoiler: true, reveal }],
      fixes: [
        {
          ...plain,
          detail: "Times",
          reveal: Date.UTC(2022, 0, 1),
          subItems: [{ ...plain, detail: "of ends", url: [{ text: "See", url: "/prayers" }] }],
        },
      ],
      data: [{ ...plain, detail: "Rates" }],
    });
  });
});
