import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { characters } from "./characters.ts";
import { dateExpressions, instant, position, sample, sampleFields, sources } from "./columns.ts";
import { batchKind, poolKind, prayerType, rateType, rateUpStatus, server } from "./enums.ts";
import { poolSets } from "./pools.ts";
import { storyCards } from "./story-cards.ts";

/** A gacha banner. Costs and rates that the facts lack are null until the sample layer fills them. */
export const prayers = pgTable(
  "prayers",
  {
    id: text("id").primaryKey(),
    position: position(),
    server: server("server").notNull(),
    name: text("name").notNull(),
    nameJp: text("name_jp"),
    start: instant("start"),
    end: instant("end"),
    permanent: boolean("permanent").notNull(),
    simulator: boolean("simulator").notNull(),
    maxPulls: integer("max_pulls"),
    gcCost: integer("gc_cost"),
    dust: integer("dust"),
    /** Facts beyond the fields of the specification: rotations, limits, exchanges. */
    details: json("details").$type<Record<string, unknown>>(),
    sources: sources(),
    sample: sample(),
    sampleFields: sampleFields(),
    dateExpressions: dateExpressions(),
  },
  (table) => [
    check("prayers_window", sql`${table.start} < ${table.end}`),
    check("prayers_permanent", sql`not ${table.permanent} or ${table.end} is null`),
    check("prayers_max_pulls", sql`${table.maxPulls} > 0`),
    check("prayers_gc_cost", sql`${table.gcCost} > 0`),
    check("prayers_dust", sql`${table.dust} >= 0`),
    index("prayers_start_index").on(table.start.desc(), table.id),
  ],
);

export const prayerTypes = pgTable(
  "prayer_types",
  { prayerId: prayerReference(), position: position(), type: prayerType("type").notNull() },
  (table) => [primaryKey({ columns: [table.prayerId, table.type] })],
);

export const prayerRateUpCharacters = pgTable(
  "prayer_rate_up_characters",
  {
    prayerId: prayerReference(),
    position: position(),
    characterId: text("character_id")
      .notNull()
      .references(() => characters.id),
    status: rateUpStatus("status"),
  },
  (table) => [
    primaryKey({ columns: [table.prayerId, table.characterId] }),
    index("prayer_rate_up_characters_character_id_index").on(table.characterId),
  ],
);

/** `exchange` is the number of points for which the card is given. */
export const prayerRateUpCards = pgTable(
  "prayer_rate_up_cards",
  {
    prayerId: prayerReference(),
    position: position(),
    storyCardId: integer("story_card_id")
      .notNull()
      .references(() => storyCards.id),
    isNew: boolean("is_new").notNull(),
    exchange: integer("exchange"),
  },
  (table) => [
    primaryKey({ columns: [table.prayerId, table.storyCardId] }),
    check("prayer_rate_up_cards_exchange", sql`${table.exchange} > 0`),
    index("prayer_rate_up_cards_story_card_id_index").on(table.storyCardId),
  ],
);

/** A step-up of a prayer; the id says its kind: asc1, desc5, special. */
export const prayerStepUps = pgTable(
  "prayer_step_ups",
  {
    prayerId: prayerReference(),
    no: smallint("no").notNull(),
    id: text("id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.prayerId, table.no] }),
    check("prayer_step_ups_no", sql`${table.no} > 0`),
    check("prayer_step_ups_id", sql`${table.id} ~ '^((asc|desc)[0-9]{1,2}|special)$'`),
  ],
);

/** One step: what it costs in god crystals, what it guarantees, how it raises the rate-up. */
export const prayerStepUpRows = pgTable(
  "prayer_step_up_rows",
  {
    prayerId: text("prayer_id").notNull(),
    stepUpNo: smallint("step_up_no").notNull(),
    step: smallint("step").notNull(),
    cost: integer("cost").notNull(),
    guaranteed: smallint("guaranteed").notNull(),
    multiplier: numeric("multiplier", { precision: 6, scale: 2, mode: "number" }).notNull(),
    pickUpGuaranteed: smallint("pick_up_guaranteed").notNull(),
    dust: integer("dust").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.prayerId, table.stepUpNo, table.step] }),
    foreignKey({
      columns: [table.prayerId, table.stepUpNo],
      foreignColumns: [prayerStepUps.prayerId, prayerStepUps.no],
    }),
    check("prayer_step_up_rows_cost", sql`${table.cost} >= 0 and ${table.dust} >= 0`),
    check(
      "prayer_step_up_rows_guaranteed",
      sql`${table.guaranteed} between 0 and 10 and ${table.pickUpGuaranteed} between 0 and ${table.guaranteed}`,
    ),
    check("prayer_step_up_rows_multiplier", sql`${table.multiplier} > 0`),
  ],
);

/**
 * A tier of a prayer's pool: items that share one rate. `sc` and `gc` are the chances that a slot
 * falls to the tier, as fractions of 1; each item of the tier has an equal part. The items are the
 * prayer's rate-ups of the kind, a set, or the characters of the batches of an order so far.
 */
export const prayerPoolTiers = pgTable(
  "prayer_pool_tiers",
  {
    prayerId: prayerReference(),
    position: position(),
    kind: poolKind("kind").notNull(),
    rateType: rateType("rate_type").notNull(),
    sc: doublePrecision("sc"),
    gc: doublePrecision("gc"),
    poolSetId: text("pool_set_id").references(() => poolSets.id),
    batchKind: batchKind("batch_kind"),
  },
  (table) => [
    primaryKey({ columns: [table.prayerId, table.position] }),
    check(
      "prayer_pool_tiers_chances",
      sql`(${table.sc} is null or ${table.sc} between 0 and 1) and (${table.gc} is null or ${table.gc} between 0 and 1)`,
    ),
    check(
      "prayer_pool_tiers_items",
      sql`num_nonnulls(${table.poolSetId}, ${table.batchKind}) = (case ${table.rateType} when 'normal' then 1 else 0 end)`,
    ),
    check(
      "prayer_pool_tiers_batches",
      sql`${table.batchKind} is null or ${table.kind} = 'character'`,
    ),
    index("prayer_pool_tiers_pool_set_id_index").on(table.poolSetId),
  ],
);

function prayerReference() {
  return text("prayer_id")
    .notNull()
    .references(() => prayers.id);
}
