import type { z } from "zod";
import { PACK_FILES, type PackFile } from "./schema/index.ts";
import type { PackInfo } from "./schema/pack.ts";

/** The records of every file of a pack, parsed; a file that is missing has none. */
export type PackRecords = { [File in PackFile]: z.output<(typeof PACK_FILES)[File]>[] };

/** A whole, valid data pack. */
export interface Pack {
  readonly info: PackInfo;
  readonly records: PackRecords;
}

/** The names of a pack's list files, in the order in which they are imported. */
export const packFileNames = Object.keys(PACK_FILES).filter(isPackFile);

/** Whether a path inside a pack's folder is one of the list files. */
export function isPackFile(name: string): name is PackFile {
  return Object.hasOwn(PACK_FILES, name);
}
