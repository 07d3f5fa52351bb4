import { asc } from "drizzle-orm";
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
  const [rows, members] = await Promise.all([
    db
      .select({
        kind: batches.kind,
        no: batches.no,
        date: batches.date,
        dateMode: batches.dateMode,
        sample: batches.sample,
      })
      .from(batches)
      .orderBy(asc(batches.kind), asc(batches.no)),
    db
      .select({
        kind: batchCharacters.kind,
        no: batchCharacters.no,
        characterId: batchCharacters.characterId,
      })
      .from(batchCharacters)
      .orderBy(asc(batchCharacters.kind), asc(batchCharacters.no), asc(batchCharacters.position)),
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
  const [sets, characters, cards] = await Promise.all([
    db
      .select({ id: poolSets.id, kind: poolSets.kind, sample: poolSets.sample })
      .from(poolSets)
      .orderBy(asc(poolSets.position), asc(poolSets.id)),
    db
      .select({
        poolSetId: poolSetCharacters.poolSetId,
        characterId: poolSetCharacters.characterId,
      })
      .from(poolSetCharacters)
      .orderBy(asc(poolSetCharacters.poolSetId), asc(poolSetCharacters.position)),
    db
      .select({ poolSetId: poolSetCards.poolSetId, storyCardId: poolSetCards.storyCardId })
      .from(poolSetCards)
      .orderBy(asc(poolSetCards.poolSetId), asc(poolSetCards.position)),
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
  const [rows, members] = await Promise.all([
    db
      .select({
        no: foreverPrayers.no,
        title: foreverPrayers.title,
        start: foreverPrayers.start,
        end: foreverPrayers.end,
        notes: foreverPrayers.notes,
        sample: foreverPrayers.sample,
      })
      .from(foreverPrayers)
      .orderBy(asc(foreverPrayers.no)),
    db
      .select({
        no: foreverPrayerCharacters.foreverPrayerNo,
        characterId: foreverPrayerCharacters.characterId,
      })
      .from(foreverPrayerCharacters)
      .orderBy(asc(foreverPrayerCharacters.foreverPrayerNo), asc(foreverPrayerCharacters.position)),
  ]);
  const membersOf = rowsBy(members, (row) => row.no);
  return rows.map((row) => ({
    ...row,
    start: row.start.getTime(),
    end: row.end.getTime(),
    characters: membersOf(row.no).map((member) => member.characterId),
  }));
}

/** Every roulette with the ids of its characters, by ordinal; instants in ms. */
export async function findAllRoulettes(db: Database) {
  const [rows, members] = await Promise.all([
    db
      .select({ no: roulettes.no, start: roulettes.start, sample: roulettes.sample })
      .from(roulettes)
      .orderBy(asc(roulettes.no)),
    db
      .select({ no: rouletteCharacters.rouletteNo, characterId: rouletteCharacters.characterId })
      .from(rouletteCharacters)
      .orderBy(asc(rouletteCharacters.rouletteNo), asc(rouletteCharacters.position)),
  ]);
  const membersOf = rowsBy(members, (row) => row.no);
  return rows.map((row) => ({
    ...row,
    start: row.start.getTime(),
    characters: membersOf(row.no).map((member) => member.characterId),
  }));
}
