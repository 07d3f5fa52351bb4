import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { formatRecords } from "#db/pack/format.ts";
import { readPack } from "#db/pack/read.ts";
import { PackRefused } from "#db/pack/refused.ts";
import type { WrittenRecords } from "./small-pack/written.ts";

/** Writes list files as they are, valid or not, one record a line. */
export async function writeRecords(folder: string, records: WrittenRecords): Promise<void> {
  for (const [file, list] of Object.entries(records)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), formatRecords(list));
  }
}

/** Why the pack in a folder is refused. @throws {Error} when it is not. */
export async function refusedAt(folder: string): Promise<PackRefused> {
  const outcome = await readPack(folder).catch((error: unknown) => error);
  if (outcome instanceof PackRefused) return outcome;
  throw new Error("The pack was not refused.", { cause: outcome });
}
