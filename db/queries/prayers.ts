import { asc, sql } from "drizzle-orm";
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
  return db
    .select({
      id: prayers.id,
      server: prayers.server,
      name: prayers.name,
      nameJp: prayers.nameJp,
      start: prayers.start,
      end: prayers.end,
      permanent: prayers.permanent,
      simulator: prayers.simulator,
      maxPulls: prayers.maxPulls,
      gcCost: prayers.gcCost,
      dust: prayers.dust,
      sample: prayers.sample,
      sampleFields: prayers.sampleFields,
    })
    .from(prayers)
    .orderBy(sql`${prayers.start} desc nulls last`, asc(prayers.id));
}

function selectTypes(db: Database) {
  const { prayerId, position, type } = prayerTypes;
  return db.select({ prayerId, type }).from(prayerTypes).orderBy(asc(prayerId), asc(position));
}

function selectRateUpCharacters(db: Database) {
  const { prayerId, position, characterId, status } = prayerRateUpCharacters;
  return db
    .select({ prayerId, characterId, status })
    .from(prayerRateUpCharacters)
    .orderBy(asc(prayerId), asc(position));
}

function selectRateUpCards(db: Database) {
  const { prayerId, position, storyCardId, isNew, exchange } = prayerRateUpCards;
  return db
    .select({ prayerId, storyCardId, isNew, exchange })
    .from(prayerRateUpCards)
    .orderBy(asc(prayerId), asc(position));
}

function selectStepUps(db: Database) {
  const { prayerId, no, id } = prayerStepUps;
  return db.select({ prayerId, no, id }).from(prayerStepUps).orderBy(asc(prayerId), asc(no));
}

function selectStepUpRows(db: Database) {
  return db
    .select({
      prayerId: prayerStepUpRows.prayerId,
      stepUpNo: prayerStepUpRows.stepUpNo,
      cost: prayerStepUpRows.cost,
      guaranteed: prayerStepUpRows.guaranteed,
      multiplier: prayerStepUpRows.multiplier,
      pickUpGuaranteed: prayerStepUpRows.pickUpGuaranteed,
      dust: prayerStepUpRows.dust,
    })
    .from(prayerStepUpRows)
    .orderBy(
      asc(prayerStepUpRows.prayerId),
      asc(prayerStepUpRows.stepUpNo),
      asc(prayerStepUpRows.step),
    );
}

function selectPoolTiers(db: Database) {
  const { prayerId, position, kind, rateType, sc, gc, poolSetId, batchKind } = prayerPoolTiers;
  return db
    .select({ prayerId, kind, rateType, sc, gc, poolSetId, batchKind })
    .from(prayerPoolTiers)
    .orderBy(asc(prayerId), asc(position));
}
