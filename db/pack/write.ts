import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Connection } from "#db/connect.ts";
import { formatInParts, formatPack } from "./format.ts";
import type { Pack } from "./pack.ts";
import { readStoredPack } from "./rows/stored-pack.ts";

/** An export that is not done; the message is one sentence for a person. */
export class ExportRefused extends Error {
  override readonly name = "ExportRefused";
}

/**
 * Writes what the database holds as a pack in canonical form: importing it again gives an equal
 * dataset. A folder that exists must be empty or hold a pack; files that are not the pack's stay.
 * @throws {ExportRefused} when nothing was imported yet, or the folder holds something else.
 */
export async function exportPack(
  connection: Pick<Connection, "db">,
  folder: string,
): Promise<Pack> {
  await refuseForeign(folder);
  const pack = await readStoredPack(connection.db);
  if (!pack) throw new ExportRefused("Nothing was imported into the database yet.");
  await writePack(pack, folder);
  return pack;
}

/**
 * Writes a pack in canonical form. The files are made in a temporary folder beside `folder` and
 * renamed when all of them are whole, so that a failure before that leaves what was there.
 */
export async function writePack(pack: Pack, folder: string): Promise<void> {
  const target = resolve(folder);
  const temporary = join(dirname(target), `.${basename(target)}-${randomUUID()}`);
  await mkdir(temporary, { recursive: true });
  try {
    const files: string[] = [];
    for (const { file, parts } of formatInParts(pack)) {
      await mkdir(dirname(join(temporary, file)), { recursive: true });
      await writeFile(join(temporary, file), parts);
      files.push(file);
    }
    if ((await namesIn(target)).length === 0) {
      await rename(temporary, target);
      return;
    }
    for (const file of files) {
      await mkdir(dirname(join(target, file)), { recursive: true });
      await rename(join(temporary, file), join(target, file));
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function refuseForeign(folder: string): Promise<void> {
  const names = await namesIn(folder);
  if (names.length === 0 || names.includes("pack.json")) return;
  throw new ExportRefused(`The folder ${folder} is not empty and holds no pack.`);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT") return [];
    if (code === "ENOTDIR") throw new ExportRefused(`${folder} is a file, not a folder.`);
    throw error;
  }
}

/** The files of the folder that a pack was read from which are not in canonical form. */
export async function unformattedFiles(
  folder: string,
  pack: Pack,
): Promise<{ file: string; text: string }[]> {
  const others: { file: string; text: string }[] = [];
  for (const { file, text } of formatPack(pack)) {
    const written = await readFile(join(folder, file), "utf8").catch((error: unknown) => {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
      throw error;
    });
    // A file that is missing is an empty one.
    if (written !== undefined && written !== text) others.push({ file, text });
  }
  return others;
}

/** Writes them in canonical form, each as a whole, and returns their names. */
export async function formatFolder(folder: string, pack: Pack): Promise<string[]> {
  const files = await unformattedFiles(folder, pack);
  for (const { file, text } of files) {
    const temporary = join(folder, `${file}.${randomUUID()}`);
    await writeFile(temporary, text);
    await rename(temporary, join(folder, file));
  }
  return files.map(({ file }) => file);
}
