import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { characters } from "./characters.ts";
import { dateExpressions, instant, position, sample, sources } from "./columns.ts";
import { batchKind, dateMode, poolKind } from "./enums.ts";
import { storyCards } from "./story-cards.ts";

/**
 * A numbered batch of characters that came to the standard prayer, the ritual prayer, a rebirth
 * or a rebirth costume on the same day.
 */
export const batches = pgTable(
  "batches",
  {
    kind: batchKind("kind").notNull(),
    no: integer("no").notNull(),
    date: instant("date"),
    dateMode: dateMode("date_mode").notNull(),
    sample: sample(),
    dateExpressions: dateExpressions(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.no] }),
    check("batches_no_positive", sql`${table.no} > 0`),
    check("batches_date_shown", sql`(${table.dateMode} = 'all') = (${table.date} is not null)`),
  ],
);

export const batchCharacters = pgTable(
  "batch_characters",
  {
    kind: batchKind("kind").notNull(),
    no: integer("no").notNull(),
    position: position(),
    characterId: text("character_id")
      .notNull()
      .references(() => characters.id),
  },
  (table) => [
    // A character joins each order once.
    primaryKey({ columns: [table.kind, table.characterId] }),
    foreignKey({ columns: [table.kind, table.no], foreignColumns: [batches.kind, batches.no] }),
    index("batch_characters_batch_index").on(table.kind, table.no),
    index("batch_characters_character_id_index").on(table.characterId),
  ],
);

/** A named list of what a pool draws, shared by prayers of the same time. */
export const poolSets = pgTable("pool_sets", {
  id: text("id").primaryKey(),
  position: position(),
  kind: poolKind("kind").notNull(),
  sample: sample(),
});

export const poolSetCharacters = pgTable(
  "pool_set_characters",
  {
    poolSetId: text("pool_set_id")
      .notNull()
      .references(() => poolSets.id),
    position: position(),
    characterId: text("character_id")
      .notNull()
      .references(() => characters.id),
  },
  (table) => [
    primaryKey({ columns: [table.poolSetId, table.characterId] }),
    index("pool_set_characters_character_id_index").on(table.characterId),
  ],
);

export const poolSetCards = pgTable(
  "pool_set_cards",
  {
    poolSetId: text("pool_set_id")
      .notNull()
      .references(() => poolSets.id),
    position: position(),
    storyCardId: integer("story_card_id")
      .notNull()
      .references(() => storyCards.id),
  },
  (table) => [
    primaryKey({ columns: [table.poolSetId, table.storyCardId] }),
    index("pool_set_cards_story_card_id_index").on(table.storyCardId),
  ],
);

/** A prayer that gives one character a day out of a fixed group. */
export const foreverPrayers = pgTable(
  "forever_prayers",
  {
    no: integer("no").primaryKey(),
    title: text("title").notNull(),
    start: instant("start").notNull(),
    end: instant("end").notNull(),
    notes: text("notes").array().notNull(),
    /** How many characters it holds, where no source tells who they are. */
    count: integer("count"),
    sources: sources(),
    sample: sample(),
    dateExpressions: dateExpressions(),
  },
  (table) => [
    check("forever_prayers_no", sql`${table.no} > 0`),
    check("forever_prayers_window", sql`${table.start} < ${table.end}`),
  ],
);

export const foreverPrayerCharacters = pgTable(
  "forever_prayer_characters",
  {
    foreverPrayerNo: integer("forever_prayer_no")
      .notNull()
      .references(() => foreverPrayers.no),
    position: position(),
    characterId: text("character_id")
      .notNull()
      .references(() => characters.id),
  },
  (table) => [
    primaryKey({ columns: [table.foreverPrayerNo, table.characterId] }),
    index("forever_prayer_characters_character_id_index").on(table.characterId),
  ],
);

/** The characters of the roulette of Kourindou from a day on. */
export const roulettes = pgTable("roulettes", {
  no: integer("no").primaryKey(),
  start: instant("start").notNull(),
  notes: text("notes").array().notNull().default([]),
  /** How many characters it holds, where no source tells who they are. */
  count: integer("count"),
  sources: sources().default([]),
  sample: sample(),
  dateExpressions: dateExpressions(),
});

export const rouletteCharacters = pgTable(
  "roulette_characters",
  {
    rouletteNo: integer("roulette_no")
      .notNull()
      .references(() => roulettes.no),
    position: position(),
    characterId: text("character_id")
      .notNull()
      .references(() => characters.id),
  },
  (table) => [
    primaryKey({ columns: [table.rouletteNo, table.characterId] }),
    index("roulette_characters_character_id_index").on(table.characterId),
  ],
);
