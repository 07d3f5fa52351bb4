import type { z } from "zod";
import { PACK_FILES, type PackFile, type PackInfo } from "./schema/index.ts";

/** A record of a file, parsed. */
export type PackRecord<File extends PackFile> = z.output<(typeof PACK_FILES)[File]>;

/** The records of every file of a pack, parsed; a file that is missing has none. */
export type PackRecords = RecordsOf<PackFile>;
export type RecordsOf<Files extends PackFile> = { [File in Files]: PackRecord<File>[] };

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

const schemas: { readonly [File in PackFile]: z.ZodType<PackRecord<File>> } = PACK_FILES;

/** The schema of a file's records, with the type of just these. */
export function schemaOf<File extends PackFile>(file: File): z.ZodType<PackRecord<File>> {
  return schemas[file];
}

/** The lists of a pack that holds nothing; each call makes lists of its own. */
export function emptyRecords(): PackRecords {
  return {
    "worlds.json": [],
    "series.json": [],
    "persons.json": [],
    "characters.json": [],
    "artists.json": [],
    "character-tags.json": [],
    "story-cards.json": [],
    "attacks.json": [],
    "units.json": [],
    "stage-items.json": [],
    "stage-enemies.json": [],
    "stages.json": [],
    "mechanics.json": [],
    "items.json": [],
    "batches.json": [],
    "pool-sets.json": [],
    "prayers.json": [],
    "forever-prayers.json": [],
    "roulettes.json": [],
    "tower-units.json": [],
    "tower-floors.json": [],
    "update-entries.json": [],
    "maintenances.json": [],
    "home-contents.json": [],
    "id-orders.json": [],
    "samples/character-values.json": [],
    "samples/story-card-values.json": [],
    "samples/batches.json": [],
    "samples/pool-sets.json": [],
    "samples/prayer-values.json": [],
    "samples/prayers.json": [],
    "samples/forever-prayers.json": [],
    "samples/roulettes.json": [],
    "samples/tower-units.json": [],
    "samples/tower-floor-values.json": [],
    "samples/tower-floors.json": [],
    "samples/update-entries.json": [],
    "samples/maintenances.json": [],
  };
}
