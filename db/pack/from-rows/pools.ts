import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import { readPrayers } from "./prayers.ts";
import {
  groupRows,
  type Layers,
  layeredFiles,
  type StoredFiles,
  splitLayers,
} from "./stored-files.ts";

/** Prayers, what they draw from, and the groups of characters: forever prayers and roulettes. */
export async function readPrayerFiles(db: Database): Promise<StoredFiles> {
  return new Map([
    ...layeredFiles("batches", await readBatches(db)),
    ...layeredFiles("pool-sets", await readPoolSets(db)),
    ...layeredFiles("prayers", await readPrayers(db)),
    ...layeredFiles("forever-prayers", await readForeverPrayers(db)),
    ...layeredFiles("roulettes", await readRoulettes(db)),
  ]);
}

async function readBatches(db: Database): Promise<Layers> {
  const { batches, batchCharacters } = tables;
  const idOf = ({ kind, no }: { kind: string; no: number }) => `${kind}-${no}`;
  const characters = groupRows(
    await db.select().from(batchCharacters).orderBy(asc(batchCharacters.position)),
    idOf,
    ({ characterId }) => characterId,
  );
  const rows = await db.select().from(batches).orderBy(asc(batches.kind), asc(batches.no));
  return splitLayers(
    rows.map((row) => ({ id: idOf(row), ...row, characters: characters(idOf(row)) })),
  );
}

async function readPoolSets(db: Database): Promise<Layers> {
  const { poolSets, poolSetCharacters, poolSetCards } = tables;
  const set = (row: { poolSetId: string }) => row.poolSetId;
  const characters = groupRows(
    await db.select().from(poolSetCharacters).orderBy(asc(poolSetCharacters.position)),
    set,
    ({ characterId }) => characterId,
  );
  const cards = groupRows(
    await db.select().from(poolSetCards).orderBy(asc(poolSetCards.position)),
    set,
    ({ storyCardId }) => storyCardId,
  );
  const rows = await db.select().from(poolSets).orderBy(asc(poolSets.position));
  return splitLayers(
    rows.map((row) => ({ ...row, characters: characters(row.id), cards: cards(row.id) })),
  );
}

async function readForeverPrayers(db: Database): Promise<Layers> {
  const { foreverPrayers, foreverPrayerCharacters } = tables;
  const characters = groupRows(
    await db.select().from(foreverPrayerCharacters).orderBy(asc(foreverPrayerCharacters.position)),
    ({ foreverPrayerNo }) => foreverPrayerNo,
    ({ characterId }) => characterId,
  );
  const rows = await db.select().from(foreverPrayers).orderBy(asc(foreverPrayers.no));
  return splitLayers(
    rows.map(({ no, ...row }) => ({ id: no, ...row, characters: characters(no) })),
  );
}

async function readRoulettes(db: Database): Promise<Layers> {
  const { roulettes, rouletteCharacters } = tables;
  const characters = groupRows(
    await db.select().from(rouletteCharacters).orderBy(asc(rouletteCharacters.position)),
    ({ rouletteNo }) => rouletteNo,
    ({ characterId }) => characterId,
  );
  const rows = await db.select().from(roulettes).orderBy(asc(roulettes.no));
  return splitLayers(
    rows.map(({ no, ...row }) => ({ id: no, ...row, characters: characters(no) })),
  );
}
