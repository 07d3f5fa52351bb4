import { index, integer, json, pgTable, text } from "drizzle-orm/pg-core";
import type { StageDrop, StagePlace } from "#app/game/combat.ts";
import type { Stat } from "#app/game/vocabulary/stats.ts";
import { characters } from "./characters.ts";
import { position, sources } from "./columns.ts";
import { element } from "./enums.ts";

/** Something that battles of the story drop. */
export const stageItems = pgTable("stage_items", {
  id: integer("id").primaryKey(),
  position: position(),
  nameJp: text("name_jp").notNull(),
  sources: sources(),
});

/** Who stands in a wave of a battle. */
export const stageEnemies = pgTable(
  "stage_enemies",
  {
    id: integer("id").primaryKey(),
    position: position(),
    nameJp: text("name_jp").notNull(),
    characterId: text("character_id").references(() => characters.id),
    level: integer("level").notNull(),
    hp: integer("hp").notNull(),
    barriers: integer("barriers").notNull(),
    spellGauge: integer("spell_gauge"),
    weak: element("weak").array().notNull(),
    resists: element("resists").array().notNull(),
    stats: json("stats").$type<{ readonly [Id in Stat]?: number | undefined }>().notNull(),
    sources: sources(),
  },
  (table) => [index("stage_enemies_character_id_index").on(table.characterId)],
);

/** A battle of the story or of an event. Waves name enemies, drops name items and cards. */
export const stages = pgTable("stages", {
  id: integer("id").primaryKey(),
  position: position(),
  /** Null where its place in the story is not known. */
  place: json("place").$type<StagePlace>(),
  level: integer("level").notNull(),
  coins: json("coins").$type<readonly [number, number]>().notNull(),
  playerExp: integer("player_exp").notNull(),
  characterExp: integer("character_exp").notNull(),
  recommended: element("recommended").array().notNull(),
  waves: json("waves").$type<readonly (readonly number[])[]>().notNull(),
  /** Null where they are not known. */
  drops: json("drops").$type<readonly StageDrop[]>(),
  asOf: text("as_of").notNull(),
  sources: sources(),
});
