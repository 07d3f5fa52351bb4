import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import {
  foreverPrayerCharacters,
  foreverPrayers,
  rouletteCharacters,
  roulettes,
} from "#db/schema/index.ts";
import { rowsBy } from "./rows-by.ts";

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
