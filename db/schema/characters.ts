import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { dateExpressions, instant, position, sampleFields, sources } from "./columns.ts";
import { bannerType, characterStatus, listingTab, role, stat, unreleasedKind } from "./enums.ts";

/** A world (universe) of the game. The id is its code as players write it: L1, A6, C5>, F1;4. */
export const worlds = pgTable("worlds", {
  id: text("id").primaryKey(),
  position: position(),
});

/** A work, arc or group under which the chronological listing gathers characters. */
export const series = pgTable("series", {
  id: text("id").primaryKey(),
  position: position(),
  tab: listingTab("tab").notNull(),
  titleEn: text("title_en").notNull(),
  titleJp: text("title_jp"),
  large: boolean("large").notNull(),
});

/** A person, the same in every world. */
export const persons = pgTable("persons", {
  id: text("id").primaryKey(),
  position: position(),
  nameEn: text("name_en").notNull(),
  shortEn: text("short_en").notNull(),
  family: text("family"),
  given: text("given"),
  translit: text("translit"),
  nameJp: text("name_jp").notNull(),
  nameKana: text("name_kana"),
  /** Her colours as #rrggbb, the first one leading. Persons stored before there were any get none. */
  colors: text("colors").array().notNull().default([]),
  sources: sources(),
});

/** A person in a world: what a player owns and plays. */
export const characters = pgTable(
  "characters",
  {
    id: text("id").primaryKey(),
    position: position(),
    personId: text("person_id")
      .notNull()
      .references(() => persons.id),
    worldId: text("world_id")
      .notNull()
      .references(() => worlds.id),
    seriesId: text("series_id")
      .notNull()
      .references(() => series.id),
    form: text("form"),
    suffix: text("suffix"),
    titleEn: text("title_en"),
    titleJp: text("title_jp"),
    nameZh: text("name_zh"),
    unitId: integer("unit_id").unique(),
    type: bannerType("type"),
    /** Pool group of the community tier list from which an unsure type was read. */
    poolGroup: text("pool_group"),
    role: role("role"),
    releaseCn: date("release_cn"),
    rebirth: boolean("rebirth").notNull(),
    status: characterStatus("status"),
    debut: instant("debut"),
    releaseJp: instant("release_jp"),
    /** The list of the page of unreleased characters in which she stands while unreleased. */
    unreleasedKind: unreleasedKind("unreleased_kind"),
    gamepress: text("gamepress"),
    youtube: text("youtube"),
    touhouWiki: text("touhou_wiki"),
    chronicle: text("chronicle"),
    sources: sources(),
    sampleFields: sampleFields(),
    dateExpressions: dateExpressions(),
  },
  (table) => [
    index("characters_person_id_index").on(table.personId),
    index("characters_world_id_index").on(table.worldId),
    index("characters_series_id_index").on(table.seriesId),
  ],
);

/** Level-1 base values, where known. */
export const characterBaseStats = pgTable(
  "character_base_stats",
  {
    characterId: text("character_id")
      .notNull()
      .references(() => characters.id),
    stat: stat("stat").notNull(),
    value: integer("value").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.characterId, table.stat] }),
    check("character_base_stats_value_positive", sql`${table.value} >= 0`),
  ],
);
