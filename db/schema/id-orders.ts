import { integer, json, pgTable, text } from "drizzle-orm/pg-core";
import { position } from "./columns.ts";

/** The order in which links of collections count the records of a kind; only ever added to. */
export const idOrders = pgTable("id_orders", {
  id: text("id", { enum: ["characters", "story-cards"] }).primaryKey(),
  position: position(),
  ids: json("ids").$type<(string | number)[]>().notNull(),
  settledCount: integer("settled_count").notNull(),
  settledHash: text("settled_hash").notNull(),
});
