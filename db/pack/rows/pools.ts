import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import { resolveInstant } from "../instants.ts";
import type { PackRecords } from "../pack.ts";
import { wholeRecords } from "../whole-records.ts";
import { expressionsOf, type Insertion, insertion, resolveOptional } from "./insertion.ts";
import { readPrayers } from "./prayers.ts";
import {
  groupRows,
  type Layers,
  layeredFiles,
  type StoredFiles,
  splitLayers,
} from "./stored-files.ts";

/** Batches and pool sets, from which prayers draw. @param now what relative dates count from, ms */
export function poolInsertions(records: PackRecords, now: number): Insertion[] {
  return [
    insertion("batches", tables.batches, batchRows(records, now)),
    insertion("characters of batches", tables.batchCharacters, batchCharacterRows(records)),
    insertion("pool sets", tables.poolSets, poolSetRows(records)),
    insertion("characters of pool sets", tables.poolSetCharacters, setCharacterRows(records)),
    insertion("cards of pool sets", tables.poolSetCards, setCardRows(records)),
  ];
}

/** Forever prayers and roulettes. @param now what relative dates count from, ms */
export function groupInsertions(records: PackRecords, now: number): Insertion[] {
  return [
    insertion("forever prayers", tables.foreverPrayers, foreverPrayerRows(records, now)),
    insertion(
      "characters of forever prayers",
      tables.foreverPrayerCharacters,
      foreverPrayerCharacterRows(records),
    ),
    insertion("roulettes", tables.roulettes, rouletteRows(records, now)),
    insertion("characters of roulettes", tables.rouletteCharacters, rouletteCharacterRows(records)),
  ];
}

const batches = (records: PackRecords) =>
  wholeRecords(records["batches.json"], records["samples/batches.json"]);
const poolSets = (records: PackRecords) =>
  wholeRecords(records["pool-sets.json"], records["samples/pool-sets.json"]);
const foreverPrayers = (records: PackRecords) =>
  wholeRecords(records["forever-prayers.json"], records["samples/forever-prayers.json"]);
const roulettes = (records: PackRecords) =>
  wholeRecords(records["roulettes.json"], records["samples/roulettes.json"]);

function* batchRows(records: PackRecords, now: number) {
  for (const { record, sample } of batches(records)) {
    const { kind, no, date, dateMode } = record;
    const dateExpressions = expressionsOf({ date });
    yield { kind, no, date: resolveOptional(date, now), dateMode, sample, dateExpressions };
  }
}

function* batchCharacterRows(records: PackRecords) {
  for (const { record } of batches(records)) {
    for (const [position, characterId] of record.characters.entries()) {
      yield { kind: record.kind, no: record.no, position, characterId };
    }
  }
}

function* poolSetRows(records: PackRecords) {
  for (const { record, position, sample } of poolSets(records)) {
    yield { id: record.id, position, kind: record.kind, sample };
  }
}

function* setCharacterRows(records: PackRecords) {
  for (const { record } of poolSets(records)) {
    for (const [position, characterId] of record.characters.entries()) {
      yield { poolSetId: record.id, position, characterId };
    }
  }
}

function* setCardRows(records: PackRecords) {
  for (const { record } of poolSets(records)) {
    for (const [position, storyCardId] of record.cards.entries()) {
      yield { poolSetId: record.id, position, storyCardId };
    }
  }
}

function* foreverPrayerRows(records: PackRecords, now: number) {
  for (const { record, sample } of foreverPrayers(records)) {
    const { id, start, end, characters, ...rest } = record;
    yield {
      ...rest,
      no: id,
      start: resolveInstant(start, now),
      end: resolveInstant(end, now),
      sample,
      dateExpressions: expressionsOf({ start, end }),
    };
  }
}

function* foreverPrayerCharacterRows(records: PackRecords) {
  for (const { record } of foreverPrayers(records)) {
    for (const [position, characterId] of (record.characters ?? []).entries()) {
      yield { foreverPrayerNo: record.id, position, characterId };
    }
  }
}

function* rouletteRows(records: PackRecords, now: number) {
  for (const { record, sample } of roulettes(records)) {
    const { id, start, characters: _, ...rest } = record;
    const dateExpressions = expressionsOf({ start });
    yield { ...rest, no: id, start: resolveInstant(start, now), sample, dateExpressions };
  }
}

function* rouletteCharacterRows(records: PackRecords) {
  for (const { record } of roulettes(records)) {
    for (const [position, characterId] of (record.characters ?? []).entries()) {
      yield { rouletteNo: record.id, position, characterId };
    }
  }
}

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
    rows.map(({ no, ...row }) => ({ id: no, ...row, characters: knownMembers(characters(no)) })),
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
    rows.map(({ no, ...row }) => ({ id: no, ...row, characters: knownMembers(characters(no)) })),
  );
}

/** A group that nobody is known of has no list. */
function knownMembers(characters: unknown[]): unknown[] | null {
  return characters.length > 0 ? characters : null;
}
