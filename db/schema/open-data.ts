import { bigint, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, position } from "./columns.ts";

/** How much of a field is known, and from where. */
export interface FieldCoverage {
  readonly field: string;
  /** Records whose value stands in a source. */
  readonly fact: number;
  /** Records whose value follows by a rule of the pack, is a translation, or general knowledge. */
  readonly reading: number;
  readonly sample: number;
  /** Records without it: not known, or without such a value. */
  readonly absent: number;
  readonly notes: readonly string[];
  /** Months in which the values were seen to hold, in order. */
  readonly asOf: readonly string[];
  /** Where the records with it come from, most of them first. */
  readonly sources: readonly { readonly name: string; readonly records: number }[];
}

/** What an import did to the records of a kind. */
export interface EntityChanges {
  readonly entity: string;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** The first of them, what changed before what came and went; values as JSON, cut. */
  readonly records: readonly {
    readonly kind: "added" | "removed" | "changed";
    readonly id: string | number;
    readonly name: string;
    readonly fields: readonly {
      readonly field: string;
      readonly from: string | null;
      readonly to: string | null;
    }[];
  }[];
}

/** What the site gives away of each kind of record. */
export const openData = pgTable("open_data", {
  entity: text("entity").primaryKey(),
  position: position(),
  coverage: jsonb("coverage").$type<readonly FieldCoverage[]>().notNull(),
});

/** The records in the form in which the site gives them away. */
export const openDataRecords = pgTable(
  "open_data_records",
  {
    entity: text("entity")
      .notNull()
      .references(() => openData.entity, { onDelete: "cascade" }),
    /** As text, where it is a number too. */
    id: text("id").notNull(),
    position: position(),
    /** The record as JSON, dates resolved, samples marked. */
    line: text("line").notNull(),
    /** Of the record as the pack writes it: what the next import compares. */
    fingerprint: text("fingerprint").notNull(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.id] })],
);

/** What the latest imports changed, each against the one before. */
export const datasetChanges = pgTable("dataset_changes", {
  version: bigint("version", { mode: "number" }).primaryKey(),
  previousVersion: bigint("previous_version", { mode: "number" }).notNull(),
  importedAt: instant("imported_at").notNull(),
  entities: jsonb("entities").$type<readonly EntityChanges[]>().notNull(),
});
