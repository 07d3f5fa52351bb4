import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { characters } from "./characters.ts";
import { dateExpressions, instant, sample } from "./columns.ts";
import { batchKind, dateMode } from "./enums.ts";

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
    position: integer("position").notNull(),
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
