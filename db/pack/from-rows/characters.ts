import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import {
  type Layers,
  layeredFiles,
  plainFile,
  type StoredFiles,
  splitLayers,
} from "./stored-files.ts";

/** Worlds, series, persons and characters. */
export async function readCharacterFiles(db: Database): Promise<StoredFiles> {
  const { worlds, series, persons } = tables;
  return new Map([
    plainFile("worlds", await db.select().from(worlds).orderBy(asc(worlds.position))),
    plainFile("series", await db.select().from(series).orderBy(asc(series.position))),
    plainFile("persons", await db.select().from(persons).orderBy(asc(persons.position))),
    ...layeredFiles("characters", await readCharacters(db)),
  ]);
}

async function readCharacters(db: Database): Promise<Layers> {
  const { characters, characterBaseStats } = tables;
  const baseStats = new Map<string, Record<string, number>>();
  for (const { characterId, stat, value } of await db.select().from(characterBaseStats)) {
    baseStats.set(characterId, { ...baseStats.get(characterId), [stat]: value });
  }
  const rows = await db.select().from(characters).orderBy(asc(characters.position));
  return splitLayers(
    rows.map(({ personId, worldId, seriesId, ...row }) => ({
      ...row,
      person: personId,
      world: worldId,
      series: seriesId,
      baseStats: baseStats.get(row.id) ?? null,
    })),
  );
}
