import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { characterBaseStats, characters, persons, series, worlds } from "#db/schema/index.ts";
import { rowsBy } from "./rows-by.ts";

/** Every series of the chronological listing, in the pack's order. */
export async function findAllSeries(db: Database) {
  const { position, ...columns } = getTableColumns(series);
  return db.select(columns).from(series).orderBy(asc(position), asc(series.id));
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
  const { position, suffix, unitId, poolGroup, releaseCn, sources, dateExpressions, ...columns } =
    getTableColumns(characters);
  const { nameEn, shortEn, translit, nameJp, nameKana, colors } = persons;
  const [rows, stats] = await Promise.all([
    db
      .select({ ...columns, nameEn, shortEn, translit, nameJp, nameKana, colors })
      .from(characters)
      .innerJoin(persons, eq(persons.id, characters.personId))
      .orderBy(asc(position), asc(characters.id)),
    db.select().from(characterBaseStats),
  ]);
  const statsOf = rowsBy(stats, ({ characterId }) => characterId);
  return rows.map((row) => ({
    ...row,
    /** Level-1 base values, each where it is known. */
    baseStats: statsOf(row.id).map(({ stat, value }) => ({ stat, value })),
    debut: row.debut?.getTime() ?? null,
    releaseJp: row.releaseJp?.getTime() ?? null,
  }));
}

export type SeriesRecord = Awaited<ReturnType<typeof findAllSeries>>[number];
export type CharacterRecord = Awaited<ReturnType<typeof findAllCharacters>>[number];
