import { json, pgTable, text } from "drizzle-orm/pg-core";
import { position, sources } from "./columns.ts";

/** Numbers of the game's rules (costs, exchange points, level caps), with where and when they held. */
export const mechanics = pgTable("mechanics", {
  id: text("id").primaryKey(),
  position: position(),
  region: text("region", { enum: ["jp", "global", "any"] }).notNull(),
  asOf: text("as_of"),
  values: json("values").$type<Record<string, unknown>>().notNull(),
  sources: sources(),
});
