import { asc, getTableColumns } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import {
  batchCharacters,
  batches,
  foreverPrayerCharacters,
  foreverPrayers,
  poolSetCards,
  poolSetCharacters,
  poolSets,
  rouletteCharacters,
  roulettes,
} from "#db/schema/index.ts";
import { millisecondsOf, rowsBy } from "./rows-by.ts";

/** Every batch with the ids of its characters, by kind and number; instants in ms. */
export async function findAllBatches(db: Database) {
  const { dateExpressions, ...columns } = getTableColumns(batches);
  const { kind, no, position } = batchCharacters;
  const [rows, members] = await Promise.all([
    db.select(columns).from(batches).orderBy(asc(batches.kind), asc(batches.no)),
    db.select().from(batchCharacters).orderBy(asc(kind), asc(no), asc(position)),
  ]);
  const membersOf = rowsBy(members, (row) => `${row.kind} ${row.no}`);
  return rows.map((row) => ({
    ...row,
    date: millisecondsOf(row.date),
    characters: membersOf(`${row.kind} ${row.no}`).map((member) => member.characterId),
  }));
}

export type BatchRecord = Awaited<ReturnType<typeof findAllBatches>>[number];

/** Every pool set with the ids of its characters or cards, in the pack's order. */
export async function findAllPoolSets(db: Database) {
  const { position, ...columns } = getTableColumns(poolSets);
  const [sets, characters, cards] = await Promise.all([
    db.select(columns).from(poolSets).orderBy(asc(position), asc(poolSets.id)),
    db.select().from(poolSetCharacters).orderBy(asc(poolSetCharacters.position)),
    db.select().from(poolSetCards).orderBy(asc(poolSetCards.position)),
  ]);
  const charactersOf = rowsBy(characters, (row) => row.poolSetId);
  const cardsOf = rowsBy(cards, (row) => row.poolSetId);
  return sets.map((set) => ({
    ...set,
    characters: charactersOf(set.id).map((row) => row.characterId),
    cards: cardsOf(set.id).map((row) => row.storyCardId),
  }));
}

/** Every forever prayer with the ids of its characters, by ordinal; instants in ms. */
export async function findAllForeverPrayers(db: Database) {
  const { sources, dateExpressions, ...columns } = getTableColumns(foreverPrayers);
  const [rows, members] = await Promise.all([
    db.select(columns).from(foreverPrayers).orderBy(asc(foreverPrayers.no)),
    db.select().from(foreverPrayerCharacters).orderBy(asc(foreverPrayerCharacters.position)),
  ]);
  const membersOf = rowsBy(members, (row) => row.foreverPrayerNo);
  return rows.map((row) => ({
    ...row,
    start: row.start.getTime(),
    end: row.end.getTime(),
    characters: membersOf(row.no).map((member) => member.characterId),
  }));
}

/** Every roulette with the ids of its characters, by ordinal; instants in ms. */
export async function findAllRoulettes(db: Database) {
  const { sources, dateExpressions, ...columns } = getTableColumns(roulettes);
  const [rows, members] = await Promise.all([
    db.select(columns).from(roulettes).orderBy(asc(roulettes.no)),
    db.select().from(rouletteCharacters).orderBy(asc(rouletteCharacters.position)),
  ]);
  const membersOf = rowsBy(members, (row) => row.rouletteNo);
  return rows.map((row) => ({
    ...row,
    start: row.start.getTime(),
    characters: membersOf(row.no).map((member) => member.characterId),
  }));
}
