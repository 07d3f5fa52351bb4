import { type SQL, sql } from "drizzle-orm";
import { boolean, integer, jsonb, text, timestamp } from "drizzle-orm/pg-core";
import { BUFF_ATTRIBUTES } from "#app/game/vocabulary/buffs.ts";

/** An instant, read and written as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Place of a record in its pack file: exports keep it, and lists fall back on it. */
export const position = () => integer("position").notNull();

/** Where a record comes from, as written in the pack. */
export const sources = () => text("sources").array().notNull();

/** Whether the whole record belongs to the pack's sample layer. */
export const sample = () => boolean("sample").notNull();

/** Names of the record's fields whose values come from the pack's sample layer. */
export const sampleFields = () => text("sample_fields").array().notNull();

/** Dates that the pack wrote relative to the import, by field, so that an export gives them back. */
export const dateExpressions = () =>
  jsonb("date_expressions").$type<Record<string, RelativeDate>>().notNull();

/**
 * `{ "in": "3d" }`: so many days (d) or hours (h) from the moment of the import; with
 * `"at": "05:00"` that time of day (UTC) on the day so reached.
 */
export type RelativeDate = { in: string; at?: string } | { ago: string; at?: string };

/** True where the attribute's type has no closed list, or the attribute stands in it. */
export function knownAttribute(type: SQL, attribute: SQL): SQL {
  const branches = Object.entries(BUFF_ATTRIBUTES).map(([typeId, list]) => {
    const ids = list.map((entry) => `'${entry.id}'`).join(", ");
    return sql`when '${sql.raw(typeId)}' then ${attribute} in (${sql.raw(ids)})`;
  });
  return sql`case ${type} ${sql.join(branches, sql.raw(" "))} else true end`;
}
