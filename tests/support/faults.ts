import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { writePack } from "#db/pack/export.ts";
import { formatRecords } from "#db/pack/format.ts";
import { readPack } from "#db/pack/read.ts";
import { describePackError, type PackError, PackRefused } from "#db/pack/refused.ts";
import type { WrittenRecords } from "./small-pack/written.ts";
import { smallPack } from "./small-pack.ts";

/** Expects that the small pack in the folder, with these files in it, is refused for this. */
export async function expectRefused(
  folder: string,
  records: WrittenRecords,
  expected: string,
): Promise<void> {
  const { errors } = await refusalOf(readWith(folder, records));
  expect(errors.map(describePackError)).toContain(expected);
}

/** Expects that the small pack in the folder is valid with these files in it. */
export async function expectAccepted(folder: string, records: WrittenRecords): Promise<void> {
  await expect(readWith(folder, records)).resolves.toHaveProperty("records");
}

/** Writes the files as they are, valid or not, one record a line; the small pack comes back. */
async function readWith(folder: string, records: WrittenRecords) {
  for (const [file, list] of Object.entries(records)) {
    await writeInto(folder, file, formatRecords(list));
  }
  return readPack(folder).finally(() => writePack(smallPack(), folder));
}

/** The faults that are told of what lies in a folder. */
export async function faultsIn(folder: string): Promise<readonly PackError[]> {
  return (await refusalOf(readPack(folder))).errors;
}

/** What a pack that is read or imported is refused with. */
export async function refusalOf(taking: Promise<unknown>): Promise<PackRefused> {
  const outcome = await taking.catch((error: unknown) => error);
  if (outcome instanceof PackRefused) return outcome;
  throw new Error("The pack was not refused.", { cause: outcome });
}

/** Writes a file of a pack, and the folder that it stands in. */
export async function writeInto(
  folder: string,
  file: string,
  content: string | Buffer,
): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}
