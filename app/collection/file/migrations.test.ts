import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { boxOf } from "../box/box.ts";
import { keyOf, NO_ENTRY } from "../box/entry.ts";
import { readFile } from "./box-file.ts";
import { FILE_VERSION } from "./file-form.ts";
import { MIGRATIONS, type Migration, migrated } from "./migrations.ts";

describe("a file of an earlier version", () => {
  const steps = new Map<number, Migration>([
    [1, ({ name, ...file }) => ({ ...file, title: name })],
    [2, (file) => ({ ...file, tags: [] })],
  ]);

  test("comes to a later one step by step, with all that no step knows", () => {
    const file = { version: 1, name: "Main", other: { kept: true } };
    expect(migrated(file, { from: 1, to: 3, steps })).toEqual({
      version: 3,
      title: "Main",
      tags: [],
      other: { kept: true },
    });
    expect(migrated({ version: 3 }, { from: 3, to: 3, steps })).toEqual({ version: 3 });
  });

  test("is not read where a step is missing", () => {
    expect(migrated({ version: 0 }, { from: 0, to: 3, steps })).toBeUndefined();
  });

  test("has a step to the next one, whichever it is", () => {
    const earlier = Array.from({ length: FILE_VERSION - 1 }, (_, at) => at + 1);
    expect([...MIGRATIONS.keys()].sort()).toEqual(earlier);
  });
});

const SAVED = new URL("../../../tests/fixtures/collections/", import.meta.url);

test("a saved file of every version is there, and holds what it held", () => {
  const reimu = { ...NO_ENTRY, count: 1, limitBreak: 3, rebirth: true, note: "first of all" };
  const box = boxOf(
    [
      [keyOf("character", "l1-reimu"), reimu],
      [keyOf("character", "zz-unknown"), { ...NO_ENTRY, wanted: true }],
      [keyOf("card", 12), { ...NO_ENTRY, count: 4, limitBreak: 1 }],
    ],
    [
      ["highest-floor", 437],
      ["coins", 7],
    ],
  );
  const names = readdirSync(SAVED).sort();
  expect(names).toEqual(Array.from({ length: FILE_VERSION }, (_, at) => `version-${at + 1}.json`));
  for (const name of names) {
    expect(readFile(readFileSync(new URL(name, SAVED), "utf8"))).toEqual({
      outcome: "read",
      profiles: [{ name: "Main", box }],
    });
  }
});
