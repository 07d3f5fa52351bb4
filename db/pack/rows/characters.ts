import { asc } from "drizzle-orm";
import { STATS } from "#app/game/vocabulary/stats.ts";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import type { PackRecords } from "../pack.ts";
import type { PackCharacter } from "../schema/characters.ts";
import { wholeRecords } from "../whole-records.ts";
import {
  expressionsOf,
  type Insertion,
  insertion,
  plainRows,
  resolveOptional,
} from "./insertion.ts";
import {
  type Layers,
  layeredFiles,
  plainFile,
  type StoredFiles,
  splitLayers,
} from "./stored-files.ts";

/** Worlds, series, persons and characters. @param now what relative dates count from, ms */
export function characterInsertions(records: PackRecords, now: number): Insertion[] {
  return [
    insertion("worlds", tables.worlds, plainRows(records["worlds.json"])),
    insertion("series", tables.series, plainRows(records["series.json"])),
    insertion("persons", tables.persons, plainRows(records["persons.json"])),
    insertion("characters", tables.characters, characterRows(records, now)),
    insertion(
      "base stats of characters",
      tables.characterBaseStats,
      baseStatRows(records["characters.json"]),
    ),
  ];
}

function* characterRows(records: PackRecords, now: number) {
  const characters = wholeRecords(
    records["characters.json"],
    [],
    records["samples/character-values.json"],
  );
  for (const { record, position, sampleFields } of characters) {
    const { person, world, series, baseStats, debut, releaseJp, ...rest } = record;
    yield {
      ...rest,
      position,
      personId: person,
      worldId: world,
      seriesId: series,
      debut: resolveOptional(debut, now),
      releaseJp: resolveOptional(releaseJp, now),
      dateExpressions: expressionsOf({ debut, releaseJp }),
      sampleFields,
    };
  }
}

/** A value for each stat that a character's record names. */
function* baseStatRows(characters: readonly PackCharacter[]) {
  for (const { id: characterId, baseStats } of characters) {
    for (const { id: stat } of STATS) {
      const value = baseStats?.[stat];
      if (value !== undefined) yield { characterId, stat, value };
    }
  }
}

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
