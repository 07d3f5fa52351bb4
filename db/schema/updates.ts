import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { dateExpressions, instant, position, sample, sources } from "./columns.ts";
import { updateList, updateSection } from "./enums.ts";

/** An entry of the update log. `complex` entries are long: they open folded. */
export const updateEntries = pgTable(
  "update_entries",
  {
    number: integer("number").primaryKey(),
    timestamp: instant("timestamp").notNull(),
    title: text("title").notNull(),
    subtitle: text("subtitle"),
    complex: boolean("complex").notNull(),
    sections: updateSection("sections").array().notNull(),
    sample: sample(),
    dateExpressions: dateExpressions(),
  },
  (table) => [check("update_entries_number", sql`${table.number} > 0`)],
);

/**
 * An item of one of an entry's lists. `path` is its place: {1} is the second item, {1,0} the
 * first below it. An item with a reveal time stays hidden until then.
 */
export const updateItems = pgTable(
  "update_items",
  {
    entryNumber: integer("entry_number")
      .notNull()
      .references(() => updateEntries.number),
    list: updateList("list").notNull(),
    path: integer("path").array().notNull(),
    detail: text("detail").notNull(),
    spoiler: boolean("spoiler").notNull(),
    reveal: instant("reveal"),
    dateExpressions: dateExpressions(),
  },
  (table) => [
    primaryKey({ columns: [table.entryNumber, table.list, table.path] }),
    check("update_items_path", sql`cardinality(${table.path}) between 1 and 4`),
  ],
);

export const updateLinks = pgTable(
  "update_links",
  {
    entryNumber: integer("entry_number").notNull(),
    list: updateList("list").notNull(),
    path: integer("path").array().notNull(),
    position: position(),
    text: text("text").notNull(),
    url: text("url").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryNumber, table.list, table.path, table.position] }),
    foreignKey({
      columns: [table.entryNumber, table.list, table.path],
      foreignColumns: [updateItems.entryNumber, updateItems.list, updateItems.path],
    }),
  ],
);

/** A maintenance of the game; without an end it is open, and its dev letter may be missing. */
export const maintenances = pgTable(
  "maintenances",
  {
    id: integer("id").primaryKey(),
    start: instant("start").notNull(),
    end: instant("end"),
    news: text("news"),
    devLetterTime: instant("dev_letter_time"),
    devLetterUrl: text("dev_letter_url"),
    sample: sample(),
    dateExpressions: dateExpressions(),
  },
  (table) => [
    check("maintenances_window", sql`${table.start} < ${table.end}`),
    check(
      "maintenances_dev_letter",
      sql`${table.devLetterUrl} is null or ${table.devLetterTime} is not null`,
    ),
  ],
);

/** A card of the home page that leads into a section. */
export const homeContents = pgTable("home_contents", {
  id: text("id").primaryKey(),
  position: position(),
  path: text("path").notNull(),
  title: text("title").notNull(),
  text: text("text").notNull(),
});

/** Numbers of the game's rules (costs, exchange points, level caps), with where and when they held. */
export const mechanics = pgTable("mechanics", {
  id: text("id").primaryKey(),
  position: position(),
  region: text("region", { enum: ["jp", "global", "any"] }).notNull(),
  asOf: text("as_of"),
  values: json("values").$type<Record<string, unknown>>().notNull(),
  sources: sources(),
});
