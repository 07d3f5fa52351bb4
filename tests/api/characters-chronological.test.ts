import { beforeAll, describe, expect, test } from "vitest";
import { chronologicalAnswer as contract } from "#app/api-schemas/characters.ts";
import { chronologicalAnswer as shape } from "#app/presenters/chronological.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { importDataset, testDatabase } from "#tests/fixtures/database.ts";
import { aCharacter, barePack, smallPack } from "#tests/fixtures/small-pack.ts";

const imported = Date.UTC(2026, 5, 15, 12);
const debut = Date.UTC(2026, 5, 18, 5);

const database = testDatabase();
let dataset: Dataset;

beforeAll(async () => {
  const { records } = smallPack();
  const pack = barePack({
    "worlds.json": records["worlds.json"],
    "series.json": records["series.json"],
    "persons.json": records["persons.json"],
    "characters.json": [
      aCharacter({ type: "gen" }),
      aCharacter({
        id: "f1-meiling",
        person: "meiling",
        world: "F1;4",
        series: "eosd",
        type: "mfes",
        status: "limited",
        debut: "2024-05-01T05:00:00Z",
      }),
      aCharacter({ id: "l1-meiling", person: "meiling", type: "gen" }),
    ],
    "samples/character-values.json": records["samples/character-values.json"],
    "batches.json": [
      {
        id: "rebirth-1",
        kind: "rebirth",
        no: 1,
        date: "2025-01-01T05:00:00Z",
        characters: ["l1-meiling"],
      },
    ],
    "update-entries.json": [
      { id: 1, timestamp: "2025-01-02T00:00:00Z", title: "Rebirths", sections: ["characters"] },
      { id: 2, timestamp: "2025-02-02T00:00:00Z", title: "Tower", sections: ["tower"] },
    ],
  });
  dataset = await importDataset(database, pack, imported);
});

describe("GET /api/characters/chronological", () => {
  const answer = (now = imported) => contract.parse(shape(dataset, now));

  test("has a list for each tab, and every character once", () => {
    const { content } = answer();
    expect(content.map((tab) => tab.id)).toEqual(["pc98", "l1", "retro", "main", "hifuu", "relic"]);
    const ids = content.flatMap((tab) =>
      tab.data.flatMap((series) => series.data.map((c) => c.id)),
    );
    expect(ids).toEqual(["l1-reimu", "f1-meiling", "l1-meiling"]);
  });

  test("says of a series how many of its characters are released", () => {
    const series = answer().content[1]?.data[0];
    expect(series).toMatchObject({
      "en-title": "Embodiment of Scarlet Devil",
      available: 2,
      total: 3,
    });
  });

  test("counts released characters by type, mfes under sfes", () => {
    // The second gen character has no status and is not released.
    expect(answer().counter).toMatchObject({ gen: 1, sfes: 1, fes: 0 });
  });

  test("names the upcoming characters until their debut", () => {
    expect(answer(debut - 1).upcoming).toEqual([
      { id: "l1-reimu", name: "Hakurei Reimu", translit: null, debut, world: "L1", type: "gen" },
    ]);
    expect(answer(debut).upcoming).toEqual([]);
  });

  test("turns an upcoming character into a limited one at her debut", () => {
    const statusOf = (now: number) => answer(now).content[1]?.data[0]?.data[0]?.status;
    expect(statusOf(debut - 1)).toBe("upcoming");
    expect(statusOf(debut)).toBe("limited");
  });

  test("tells the day of a rebirth, and the newest update that concerns characters", () => {
    const { content, lastUpdate } = answer();
    const rebirths = content[1]?.data[0]?.data.map(({ fr }) => fr);
    expect(rebirths).toEqual([null, null, Date.UTC(2025, 0, 1, 5)]);
    expect(lastUpdate).toEqual({ timestamp: Date.UTC(2025, 0, 2), number: 1 });
  });
});
