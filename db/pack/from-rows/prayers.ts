import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import { dropAbsent, groupRows, type Layers, splitLayers } from "./stored-files.ts";

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
