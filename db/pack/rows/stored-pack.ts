import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import {
  emptyRecords,
  type Pack,
  type PackRecords,
  packFileNames,
  type RecordsOf,
  schemaOf,
} from "../pack.ts";
import { type PackFile, packInfo } from "../schema/index.ts";
import { readAttackFiles } from "./attacks.ts";
import { readCharacterFiles } from "./characters.ts";
import { readIdOrderFiles } from "./id-orders.ts";
import { readPrayerFiles } from "./pools.ts";
import { readStageFiles } from "./stages.ts";
import type { StoredFiles } from "./stored-files.ts";
import { readStoryCardFiles } from "./story-cards.ts";
import { readTowerFiles } from "./tower.ts";
import { readUpdateFiles } from "./updates.ts";

/**
 * The pack that the database holds, as of one instant; undefined before the first import. Records
 * stand in the order of the files they came from, relative dates as they were written.
 */
export async function readStoredPack(db: Database): Promise<Pack | undefined> {
  return db.transaction(
    async (snapshot) => {
      const [info] = await snapshot
        .select({
          name: tables.dataset.name,
          description: tables.dataset.description,
          provenance: tables.dataset.provenance,
        })
        .from(tables.dataset);
      return (
        info && {
          info: packInfo.parse({ format: 1, ...info }),
          records: await readRecords(snapshot),
        }
      );
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function readRecords(db: Database): Promise<PackRecords> {
  const records = emptyRecords();
  const stored: StoredFiles = new Map([
    ...(await readCharacterFiles(db)),
    ...(await readStoryCardFiles(db)),
    ...(await readAttackFiles(db)),
    ...(await readStageFiles(db)),
    ...(await readPrayerFiles(db)),
    ...(await readTowerFiles(db)),
    ...(await readUpdateFiles(db)),
    ...(await readIdOrderFiles(db)),
  ]);
  for (const file of packFileNames) fill(records, file, stored);
  return records;
}

/** Checks records against the schema of their file: what is not valid was not imported by us. */
function fill<File extends PackFile>(
  records: RecordsOf<File>,
  file: File,
  stored: StoredFiles,
): void {
  const schema = schemaOf(file);
  records[file] = (stored.get(file) ?? []).map((record) => schema.parse(record));
}
