import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { formatPack } from "#db/pack/format.ts";
import { importPack } from "#db/pack/import.ts";
import type { Pack } from "#db/pack/pack.ts";
import { readPack } from "#db/pack/read.ts";
import { ExportRefused, exportPack } from "#db/pack/write.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { barePack, smallPack } from "#tests/fixtures/small-pack.ts";

const database = testDatabase();
let place: string;
let folder: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "almanac-export-"));
  folder = join(place, "pack");
});
afterEach(() => rm(place, { recursive: true }));

test("before the first import there is nothing to export", async () => {
  await expect(exportPack(database.connection, folder)).rejects.toThrow(ExportRefused);
  expect(await readdir(place)).toEqual([]);
});

test("an imported pack comes back byte for byte, and valid", async () => {
  await importAndExport(smallPack());
  expect(await readPack(folder)).toEqual(smallPack());
  for (const { file, text } of formatPack(smallPack())) {
    expect(await readFile(join(folder, file), "utf8"), file).toBe(text);
  }
});

test("the shipped pack comes back in canonical form", async () => {
  const shipped = await readPack("seeds");
  await importAndExport(shipped);
  for (const { file, text } of formatPack(shipped)) {
    expect((await readFile(join(folder, file), "utf8")) === text, file).toBe(true);
  }
});

test("an empty pack comes back too", async () => {
  await importAndExport(barePack());
  expect(await readPack(folder)).toEqual(barePack());
});

test("a pack that is there is replaced, what else is in the folder stays", async () => {
  await importAndExport(smallPack());
  await writeFile(join(folder, "README.md"), "# Mine");
  await importAndExport(barePack());
  expect(await readPack(folder)).toEqual(barePack());
  expect(await readFile(join(folder, "README.md"), "utf8")).toBe("# Mine");
  expect(await readdir(place)).toEqual(["pack"]);
});

test("a folder that holds something else is not touched", async () => {
  await mkdir(folder);
  await writeFile(join(folder, "diary.txt"), "dear diary");
  await expect(importAndExport(smallPack())).rejects.toThrow(
    `The folder ${folder} is not empty and holds no pack.`,
  );
  expect(await readdir(folder)).toEqual(["diary.txt"]);
});

test("a file in the place of the folder is not touched", async () => {
  await writeFile(folder, "x");
  await expect(importAndExport(smallPack())).rejects.toThrow(ExportRefused);
  expect(await readFile(folder, "utf8")).toBe("x");
});

async function importAndExport(pack: Pack): Promise<void> {
  const now = Date.parse("2026-11-21T14:58:29Z");
  await importPack(database.connection, pack, { now });
  await exportPack(database.connection, folder);
}
