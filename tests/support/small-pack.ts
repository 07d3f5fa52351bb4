import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePack } from "#db/pack/export.ts";
import {
  emptyRecords,
  type Pack,
  type PackRecords,
  packFileNames,
  type RecordsOf,
  schemaOf,
} from "#db/pack/pack.ts";
import type { PackFile } from "#db/pack/schema/index.ts";
import { characters } from "./small-pack/characters.ts";
import { pools } from "./small-pack/pools.ts";
import { prayers } from "./small-pack/prayers.ts";
import { storyCards } from "./small-pack/story-cards.ts";
import { tower } from "./small-pack/tower.ts";
import { updates } from "./small-pack/updates.ts";
import type { WrittenRecords } from "./small-pack/written.ts";

export { aCharacter, aPerson, aStoryCard } from "./small-pack/written.ts";

/**
 * A valid pack with a few records of every kind, every optional field used at least once. Files
 * that are given replace those of the same name.
 */
export function smallPack(given: WrittenRecords = {}): Pack {
  const everyKind = { ...characters, ...storyCards, ...pools, ...prayers, ...tower, ...updates };
  return barePack({ ...everyKind, ...given });
}

/** A pack with nothing in it but what is given; records of the same file stand one after another. */
export function barePack(...given: readonly WrittenRecords[]): Pack {
  const records: PackRecords = emptyRecords();
  for (const file of packFileNames) {
    const written = given.flatMap((one): readonly unknown[] => one[file] ?? []);
    fill(records, file, written);
  }
  return { info: { format: 1, name: "Small pack", description: "For tests." }, records };
}

function fill<File extends PackFile>(
  records: RecordsOf<File>,
  file: File,
  written: readonly unknown[],
): void {
  const schema = schemaOf(file);
  records[file] = written.map((record) => schema.parse(record));
}

/** Writes a pack to a new temporary folder; `remove` deletes it. */
export async function writeToTemporaryFolder(pack: Pack = smallPack()): Promise<{
  folder: string;
  remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), "almanac-pack-"));
  await writePack(pack, folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
