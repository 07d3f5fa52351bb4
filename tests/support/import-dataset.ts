import { importPack } from "#db/pack/import.ts";
import type { Pack } from "#db/pack/pack.ts";
import { type Dataset, readDataset } from "#db/queries/dataset.ts";
import type { TestDatabase } from "./database.ts";

/** Imports a pack at the moment `now` and reads back what the server would answer from. */
export async function importDataset(
  { connection }: TestDatabase,
  pack: Pack,
  now: number,
): Promise<Dataset> {
  await importPack(connection, pack, { now });
  const dataset = await readDataset(connection.db);
  if (!dataset) {
    throw new Error("The import has left no dataset.");
  }
  return dataset;
}
