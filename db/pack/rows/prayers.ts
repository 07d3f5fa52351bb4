import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import type { PackRecords } from "../pack.ts";
import { wholePrayers } from "../whole-records.ts";
import { expressionsOf, type Insertion, insertion, resolveOptional } from "./insertion.ts";
import { dropAbsent, groupRows, type Layers, splitLayers } from "./stored-files.ts";

/** Prayers and all that hangs on them; pool sets stand before them. @param now as elsewhere, ms */
export function prayerInsertions(records: PackRecords, now: number): Insertion[] {
  return [
    insertion("prayers", tables.prayers, prayerRows(records, now)),
    insertion("types of prayers", tables.prayerTypes, typeRows(records)),
    insertion("rate-up characters", tables.prayerRateUpCharacters, rateUpCharacterRows(records)),
    insertion("rate-up cards", tables.prayerRateUpCards, rateUpCardRows(records)),
    insertion("step-ups", tables.prayerStepUps, stepUpRows(records)),
    insertion("steps of step-ups", tables.prayerStepUpRows, stepRows(records)),
    insertion("tiers of pools", tables.prayerPoolTiers, tierRows(records)),
  ];
}

function* prayerRows(records: PackRecords, now: number) {
  for (const { record, ...layer } of wholePrayers(records)) {
    const { types, rateUpCharacters, rateUpCards, stepUps, pool, start, end, ...rest } = record;
    yield {
      ...rest,
      ...layer,
      start: resolveOptional(start, now),
      end: resolveOptional(end, now),
      dateExpressions: expressionsOf({ start, end }),
    };
  }
}

function* typeRows(records: PackRecords) {
  for (const { record } of wholePrayers(records)) {
    for (const [position, type] of record.types.entries()) {
      yield { prayerId: record.id, position, type };
    }
  }
}

function* rateUpCharacterRows(records: PackRecords) {
  for (const { record } of wholePrayers(records)) {
    for (const [position, { character, status }] of record.rateUpCharacters.entries()) {
      yield { prayerId: record.id, position, characterId: character, status };
    }
  }
}

function* rateUpCardRows(records: PackRecords) {
  for (const { record } of wholePrayers(records)) {
    for (const [position, { card, ...rest }] of record.rateUpCards.entries()) {
      yield { prayerId: record.id, position, storyCardId: card, ...rest };
    }
  }
}

function* stepUpRows(records: PackRecords) {
  for (const { record } of wholePrayers(records)) {
    for (const [index, { id }] of record.stepUps.entries()) {
      yield { prayerId: record.id, no: index + 1, id };
    }
  }
}

function* stepRows(records: PackRecords) {
  for (const { record } of wholePrayers(records)) {
    for (const [index, { rows }] of record.stepUps.entries()) {
      for (const [step, row] of rows.entries()) {
        yield { prayerId: record.id, stepUpNo: index + 1, step, ...row };
      }
    }
  }
}

function* tierRows(records: PackRecords) {
  for (const { record } of wholePrayers(records)) {
    for (const [position, { set, batches, ...rest }] of record.pool.entries()) {
      yield { prayerId: record.id, position, poolSetId: set, batchKind: batches, ...rest };
    }
  }
}

/** The stored prayers with all that hangs on them. */
export async function readPrayers(db: Database): Promise<Layers> {
  const { prayers } = tables;
  const parts = await readParts(db);
  const rows = await db.select().from(prayers).orderBy(asc(prayers.position));
  return splitLayers(
    rows.map((row) => ({
      ...row,
      types: parts.types(row.id),
      rateUpCharacters: parts.rateUpCharacters(row.id),
      rateUpCards: parts.rateUpCards(row.id),
      stepUps: parts.stepUps(row.id),
      pool: parts.pool(row.id),
    })),
  );
}

async function readParts(db: Database) {
  const types = tables.prayerTypes;
  const characters = tables.prayerRateUpCharacters;
  const cards = tables.prayerRateUpCards;
  const tiers = tables.prayerPoolTiers;
  const prayer = (row: { prayerId: string }) => row.prayerId;
  return {
    types: groupRows(
      await db.select().from(types).orderBy(asc(types.position)),
      prayer,
      ({ type }) => type,
    ),
    rateUpCharacters: groupRows(
      await db.select().from(characters).orderBy(asc(characters.position)),
      prayer,
      ({ characterId, status }) => dropAbsent({ character: characterId, status }),
    ),
    rateUpCards: groupRows(
      await db.select().from(cards).orderBy(asc(cards.position)),
      prayer,
      ({ storyCardId, isNew, exchange }) => dropAbsent({ card: storyCardId, isNew, exchange }),
    ),
    stepUps: await readStepUps(db),
    pool: groupRows(
      await db.select().from(tiers).orderBy(asc(tiers.position)),
      prayer,
      ({ prayerId: _prayer, poolSetId, batchKind, ...row }) =>
        dropAbsent({ ...row, set: poolSetId, batches: batchKind }),
    ),
  };
}

async function readStepUps(db: Database) {
  const { prayerStepUps, prayerStepUpRows } = tables;
  const stepUpKey = (prayerId: string, no: number) => `${prayerId} ${no}`;
  const steps = groupRows(
    await db.select().from(prayerStepUpRows).orderBy(asc(prayerStepUpRows.step)),
    ({ prayerId, stepUpNo }) => stepUpKey(prayerId, stepUpNo),
    ({ prayerId: _prayer, stepUpNo: _stepUp, step: _step, ...row }) => row,
  );
  return groupRows(
    await db.select().from(prayerStepUps).orderBy(asc(prayerStepUps.no)),
    ({ prayerId }) => prayerId,
    ({ prayerId, no, id }) => ({ id, rows: steps(stepUpKey(prayerId, no)) }),
  );
}
