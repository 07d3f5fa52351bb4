import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { writePack } from "#db/pack/export.ts";
import { formatRecords } from "#db/pack/format.ts";
import { readPack } from "#db/pack/read.ts";
import { describePackError, PackRefused } from "#db/pack/refused.ts";
import type { WrittenRecords } from "./small-pack/written.ts";
import { smallPack } from "./small-pack.ts";

/** Expects that the small pack in the folder, with these files in it, is refused for this. */
export async function expectRefused(
  folder: string,
  records: WrittenRecords,
  expected: string,
): Promise<void> {
  const outcome = await readWith(folder, records).catch((error: unknown) => error);
  if (!(outcome instanceof PackRefused)) {
    throw new Error("The pack was not refused.", { cause: outcome });
  }
  expect(outcome.errors.map(describePackError)).toContain(expected);
}

/** Expects that the small pack in the folder is valid with these files in it. */
export async function expectAccepted(folder: string, records: WrittenRecords): Promise<void> {
  await expect(readWith(folder, records)).resolves.toHaveProperty("records");
}

/** Writes the files as they are, valid or not, one record a line; the small pack comes back. */
async function readWith(folder: string, records: WrittenRecords) {
  for (const [file, list] of Object.entries(records)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), formatRecords(list));
  }
  return readPack(folder).finally(() => writePack(smallPack(), folder));
}
