import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatPack } from "./format.ts";
import type { Pack } from "./pack.ts";

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

/** Writes them in canonical form, each as a whole, and tells which they were. */
export async function formatFolder(folder: string, pack: Pack): Promise<string[]> {
  const files = await unformattedFiles(folder, pack);
  for (const { file, text } of files) {
    const temporary = join(folder, `${file}.${randomUUID()}`);
    await writeFile(temporary, text);
    await rename(temporary, join(folder, file));
  }
  return files.map(({ file }) => file);
}
