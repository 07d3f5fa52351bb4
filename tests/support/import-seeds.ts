import { fileURLToPath } from "node:url";
import { connect } from "#db/connect.ts";
import { importPack } from "#db/pack/import.ts";
import { readPack } from "#db/pack/read.ts";

/** Imports the shipped pack and gives the dataset's new version. */
export async function importSeeds(databaseUrl: string): Promise<number> {
  const connection = connect(databaseUrl);
  const seeds = fileURLToPath(new URL("../../seeds", import.meta.url));
  const { version } = await importPack(connection, await readPack(seeds), { now: Date.now() });
  await connection.close();
  return version;
}
