import { asc, eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { characters, persons, series, worlds } from "#db/schema/index.ts";

/** Every series of the chronological listing, in the pack's order. */
export async function findAllSeries(db: Database) {
  return db
    .select({
      id: series.id,
      tab: series.tab,
      titleEn: series.titleEn,
      titleJp: series.titleJp,
      large: series.large,
    })
    .from(series)
    .orderBy(asc(series.position), asc(series.id));
}

/** Every world, in the pack's order. */
export async function findAllWorlds(db: Database) {
  return db.select({ id: worlds.id }).from(worlds).orderBy(asc(worlds.position), asc(worlds.id));
}

/** Every person, in the pack's order. */
export async function findAllPersons(db: Database) {
  return db
    .select({
      id: persons.id,
      nameEn: persons.nameEn,
      nameJp: persons.nameJp,
      family: persons.family,
      given: persons.given,
    })
    .from(persons)
    .orderBy(asc(persons.position), asc(persons.id));
}

/** Every character with the names of her person, in the pack's order; instants in ms. */
export async function findAllCharacters(db: Database) {
  const rows = await db
    .select({
      id: characters.id,
      personId: characters.personId,
      worldId: characters.worldId,
      seriesId: characters.seriesId,
      form: characters.form,
      titleEn: characters.titleEn,
      titleJp: characters.titleJp,
      nameEn: persons.nameEn,
      shortEn: persons.shortEn,
      translit: persons.translit,
      nameJp: persons.nameJp,
      type: characters.type,
      role: characters.role,
      rebirth: characters.rebirth,
      status: characters.status,
      debut: characters.debut,
      releaseJp: characters.releaseJp,
      unreleasedKind: characters.unreleasedKind,
      nameKana: persons.nameKana,
      nameZh: characters.nameZh,
      colors: persons.colors,
      gamepress: characters.gamepress,
      youtube: characters.youtube,
      touhouWiki: characters.touhouWiki,
      chronicle: characters.chronicle,
      sampleFields: characters.sampleFields,
    })
    .from(characters)
    .innerJoin(persons, eq(persons.id, characters.personId))
    .orderBy(asc(characters.position), asc(characters.id));
  return rows.map((row) => ({
    ...row,
    debut: row.debut?.getTime() ?? null,
    releaseJp: row.releaseJp?.getTime() ?? null,
  }));
}

export type SeriesRecord = Awaited<ReturnType<typeof findAllSeries>>[number];
export type CharacterRecord = Awaited<ReturnType<typeof findAllCharacters>>[number];
