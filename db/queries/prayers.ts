import { asc, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import {
  prayerPoolTiers,
  prayerRateUpCards,
  prayerRateUpCharacters,
  prayerStepUpRows,
  prayerStepUps,
  prayers,
  prayerTypes,
} from "#db/schema/index.ts";
import { millisecondsOf, rowsBy } from "./rows-by.ts";

/**
 * Every prayer with types, rate-ups, step-ups and pool tiers, the newest start first and then by
 * id; prayers without a start come last. Instants in ms.
 */
export async function findAllPrayers(db: Database) {
  const [rows, types, characters, cards, stepUps, steps, tiers] = await Promise.all([
    selectPrayers(db),
    selectTypes(db),
    selectRateUpCharacters(db),
    selectRateUpCards(db),
    selectStepUps(db),
    selectStepUpRows(db),
    selectPoolTiers(db),
  ]);
  const typesOf = rowsBy(types, (row) => row.prayerId);
  const charactersOf = rowsBy(characters, (row) => row.prayerId);
  const cardsOf = rowsBy(cards, (row) => row.prayerId);
  const stepUpsOf = rowsBy(stepUps, (row) => row.prayerId);
  const stepsOf = rowsBy(steps, (row) => `${row.prayerId} ${row.stepUpNo}`);
  const tiersOf = rowsBy(tiers, (row) => row.prayerId);
  return rows.map((row) => ({
    ...row,
    start: millisecondsOf(row.start),
    end: millisecondsOf(row.end),
    types: typesOf(row.id).map(({ type }) => type),
    rateUpCharacters: charactersOf(row.id).map(({ prayerId: _, ...rest }) => rest),
    rateUpCards: cardsOf(row.id).map(({ prayerId: _, ...rest }) => rest),
    stepUps: stepUpsOf(row.id).map(({ no, id }) => ({
      no,
      id,
      rows: stepsOf(`${row.id} ${no}`).map(({ prayerId: _, stepUpNo: __, ...rest }) => rest),
    })),
    pool: tiersOf(row.id).map(({ prayerId: _, ...rest }) => rest),
  }));
}

export type PrayerRecord = Awaited<ReturnType<typeof findAllPrayers>>[number];

function selectPrayers(db: Database) {
  const { position, details, sources, dateExpressions, ...columns } = getTableColumns(prayers);
  return db
    .select(columns)
    .from(prayers)
    .orderBy(sql`${prayers.start} desc nulls last`, asc(prayers.id));
}

function selectTypes(db: Database) {
  return db.select().from(prayerTypes).orderBy(asc(prayerTypes.position));
}

function selectRateUpCharacters(db: Database) {
  const { position, ...columns } = getTableColumns(prayerRateUpCharacters);
  return db.select(columns).from(prayerRateUpCharacters).orderBy(asc(position));
}

function selectRateUpCards(db: Database) {
  const { position, ...columns } = getTableColumns(prayerRateUpCards);
  return db.select(columns).from(prayerRateUpCards).orderBy(asc(position));
}

function selectStepUps(db: Database) {
  return db.select().from(prayerStepUps).orderBy(asc(prayerStepUps.no));
}

function selectStepUpRows(db: Database) {
  const { step, ...columns } = getTableColumns(prayerStepUpRows);
  return db.select(columns).from(prayerStepUpRows).orderBy(asc(step));
}

function selectPoolTiers(db: Database) {
  const { position, ...columns } = getTableColumns(prayerPoolTiers);
  return db.select(columns).from(prayerPoolTiers).orderBy(asc(position));
}
