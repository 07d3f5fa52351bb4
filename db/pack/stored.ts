import { asc } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import { dropAbsent, type Layers, splitLayers } from "./layers.ts";
import type { Pack, PackRecords } from "./pack.ts";
import { PACK_FILES } from "./schema/index.ts";
import { readStoryCards } from "./stored-story-cards.ts";

/**
 * The pack that the database holds, as of one instant; undefined before the first import. Records
 * stand in the order of the files they came from, relative dates as they were written.
 */
export async function readStoredPack(db: Database): Promise<Pack | undefined> {
  return db.transaction(
    async (snapshot) => {
      const [info] = await snapshot
        .select({ name: tables.dataset.name, description: tables.dataset.description })
        .from(tables.dataset);
      return info && { info: { format: 1, ...info }, records: await readRecords(snapshot) };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function readRecords(db: Database): Promise<PackRecords> {
  const { worlds, series, persons, artists, characterTags } = tables;
  const plain = (rows: readonly object[]) => rows.map((row) => dropAbsent(row));
  const characters = await readCharacters(db);
  const cards = await readStoryCards(db);
  return {
    "worlds.json": parseAll(
      PACK_FILES["worlds.json"],
      plain(await db.select().from(worlds).orderBy(asc(worlds.position))),
    ),
    "series.json": parseAll(
      PACK_FILES["series.json"],
      plain(await db.select().from(series).orderBy(asc(series.position))),
    ),
    "persons.json": parseAll(
      PACK_FILES["persons.json"],
      plain(await db.select().from(persons).orderBy(asc(persons.position))),
    ),
    "characters.json": parseAll(PACK_FILES["characters.json"], characters.facts),
    "artists.json": parseAll(
      PACK_FILES["artists.json"],
      plain(await db.select().from(artists).orderBy(asc(artists.position))),
    ),
    "character-tags.json": parseAll(
      PACK_FILES["character-tags.json"],
      plain(await db.select().from(characterTags).orderBy(asc(characterTags.position))),
    ),
    "story-cards.json": parseAll(PACK_FILES["story-cards.json"], cards.facts),
    "samples/characters.json": parseAll(PACK_FILES["samples/characters.json"], characters.samples),
    "samples/story-cards.json": parseAll(PACK_FILES["samples/story-cards.json"], cards.samples),
  };
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

/** Checks records against the schema of their file: what is not valid was not imported by us. */
function parseAll<Schema extends z.ZodType>(schema: Schema, records: readonly object[]) {
  return records.map((record) => schema.parse(record));
}
