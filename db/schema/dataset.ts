import { sql } from "drizzle-orm";
import { bigint, check, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** One row: which pack the database holds. `version` grows with every import. */
export const dataset = pgTable(
  "dataset",
  {
    id: integer("id").primaryKey().default(1),
    version: bigint("version", { mode: "number" }).notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    contentHash: text("content_hash").notNull(),
    /** Sources of the fields, from the pack. */
    provenance: jsonb("provenance").$type<readonly unknown[]>().notNull().default([]),
    importedAt: instant("imported_at").notNull(),
  },
  (table) => [check("dataset_single_row", sql`${table.id} = 1`)],
);
