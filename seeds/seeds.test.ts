import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CHARACTER_STATUSES } from "#app/game/vocabulary/character-statuses.ts";
import { formatPack } from "#db/pack/format.ts";
import { readPack } from "#db/pack/read.ts";

const FOLDER = import.meta.dirname;

// Refuses a file that is not of the pack, a wrong field, a duplicate id and a dangling reference.
const pack = await readPack(FOLDER);
const { records } = pack;
const characters = records["characters.json"];
const characterSamples = new Map(records["samples/character-values.json"].map((s) => [s.id, s]));

test.each([
  ["characters.json", 463],
  ["artists.json", 364],
  ["story-cards.json", 553],
  ["samples/character-values.json", 463],
  ["samples/story-card-values.json", 553],
] as const)("%s holds %i records", (file, count) => {
  expect(records[file]).toHaveLength(count);
});

test.each([...formatPack(pack)])("$file is in canonical form", ({ file, text }) => {
  expect(readFileSync(join(FOLDER, file), "utf8")).toBe(text);
});

test("nothing stands in the pack that nothing refers to, but for the PC-98 games", () => {
  const used = new Set(characters.map(({ series }) => series));
  const idle = records["series.json"].filter(({ id }) => !used.has(id));
  expect(idle.map(({ tab }) => tab)).toEqual(Array(5).fill("pc98"));
  const credited = new Set(records["story-cards.json"].map(({ artist }) => artist));
  expect(records["artists.json"].filter(({ id }) => !credited.has(id))).toEqual([]);
});

test("tabs of the conventional listing hold all characters", () => {
  const tabs = new Map(records["series.json"].map(({ id, tab }) => [id, tab]));
  const sizes = Map.groupBy(characters, ({ series }) => tabs.get(series));
  expect([...sizes].map(([tab, members]) => [tab, members.length])).toEqual([
    ["l1", 128],
    ["retro", 115],
    ["main", 186],
    ["relic", 30],
    ["hifuu", 4],
  ]);
});

describe("sample values of characters", () => {
  const released = new Set<string>(
    CHARACTER_STATUSES.filter((status) => status.released).map(({ id }) => id),
  );
  const releasedOnes = characters.filter(({ id }) =>
    released.has(characterSamples.get(id)?.status ?? ""),
  );

  test("every character has a status and a date", () => {
    const bare = characters.filter(({ id }) => {
      const sample = characterSamples.get(id);
      return !sample?.status || !(sample.debut ?? sample.releaseJp);
    });
    expect(bare).toEqual([]);
  });

  test("exactly the released have a debut, and four fifths are released", () => {
    const debuted = characters.filter(({ id }) => characterSamples.get(id)?.debut !== undefined);
    expect(debuted).toEqual(releasedOnes);
    expect(releasedOnes.length / characters.length).toBeGreaterThan(0.8);
    expect(releasedOnes.length / characters.length).toBeLessThan(0.85);
  });

  test("a character without a type is not released", () => {
    expect(releasedOnes.filter(({ type }) => type === undefined)).toEqual([]);
  });

  test("every status occurs, and upcoming ones come after the import", () => {
    const samples = [...characterSamples.values()];
    expect(new Set(samples.map(({ status }) => status))).toEqual(
      new Set(CHARACTER_STATUSES.map(({ id }) => id)),
    );
    const upcoming = samples.filter(({ status }) => status === "upcoming");
    expect(upcoming.map(({ debut }) => typeof debut === "object" && "in" in debut)).toEqual(
      Array(4).fill(true),
    );
  });
});

test("the contents of the home page lead to the places that the specification names", () => {
  expect(records["home-contents.json"].map(({ path }) => path)).toEqual([
    "/characters",
    "/story-cards",
    "/stages/scarlet-devil-tower",
    "/prayers/menu",
    "/update-log",
    "/settings",
  ]);
});

test("every card has a sample release, some of them after the import", () => {
  const samples = records["samples/story-card-values.json"];
  expect(samples.filter(({ release }) => release === undefined)).toEqual([]);
  const future = samples.filter(({ release }) => typeof release === "object" && "in" in release);
  expect(future.map(({ release }) => release)).toEqual([
    { in: "2d", at: "05:00" },
    { in: "2d", at: "05:00" },
    { in: "9d", at: "05:00" },
    { in: "9d", at: "05:00" },
    { in: "16d", at: "05:00" },
  ]);
});

test("the facts alone are a pack too", async () => {
  const folder = await mkdtemp(join(tmpdir(), "almanac-facts-"));
  try {
    await cp(FOLDER, folder, {
      recursive: true,
      filter: (path) => path === FOLDER || /\/seeds\/[^/]+\.json$/.test(path),
    });
    const facts = await readPack(folder);
    expect(facts.records["characters.json"]).toHaveLength(463);
    expect(facts.records["samples/prayers.json"]).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
