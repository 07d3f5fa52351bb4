import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { resolveInstant } from "#db/pack/instants.ts";
import { PACK_FILES, type PackFile } from "#db/pack/schema/index.ts";
import type { PackInstant } from "#db/pack/schema/values.ts";

/** The records of a file of the shipped pack, for tests of it. Throws a ZodError on a wrong one. */
export function shippedRecords<File extends PackFile>(
  file: File,
): z.output<(typeof PACK_FILES)[File]>[] {
  return z.array(PACK_FILES[file]).parse(JSON.parse(shippedText(file)));
}

/** A file of the shipped pack as it stands. */
export function shippedText(file: PackFile): string {
  return readFileSync(join(import.meta.dirname, "../..", file), "utf8");
}

/** The instant in ms at an import at `now`, or the end of time for one that is not known. */
export function at(moment: PackInstant | undefined, now: number): number {
  return moment === undefined ? Number.POSITIVE_INFINITY : resolveInstant(moment, now).getTime();
}
