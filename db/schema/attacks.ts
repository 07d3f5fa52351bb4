import {
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { LinedAttack, PowerSplit, Seconds, Skill } from "#app/game/combat.ts";
import type { CardSlot, Polarity } from "#app/game/vocabulary/attacks.ts";
import type { Bullet } from "#app/game/vocabulary/buffs.ts";
import type { Element } from "#app/game/vocabulary/elements.ts";
import { characters } from "./characters.ts";
import { position, sources } from "./columns.ts";
import { anomaly, attackSlot, attackTarget, element } from "./enums.ts";
import { characterTags } from "./story-cards.ts";

/** A spell card or last word at full boost. Its splits each add up to its total. */
export const attacks = pgTable(
  "attacks",
  {
    id: text("id").primaryKey(),
    position: position(),
    characterId: text("character_id")
      .notNull()
      .references(() => characters.id),
    slot: attackSlot("slot").$type<CardSlot>().notNull(),
    target: attackTarget("target").notNull(),
    scale: text("scale").notNull(),
    totalPower: doublePrecision("total_power").notNull(),
    polarity: json("polarity").$type<PowerSplit<Polarity>>().notNull(),
    elements: json("elements").$type<PowerSplit<Element>>().notNull(),
    bullets: json("bullets").$type<PowerSplit<Bullet>>().notNull(),
    animation: json("animation").$type<Seconds>(),
    asOf: text("as_of").notNull(),
    sources: sources(),
  },
  (table) => [index("attacks_character_id_index").on(table.characterId)],
);

/** The power of an attack's lines that kill a tag. */
export const attackKillers = pgTable(
  "attack_killers",
  {
    attackId: text("attack_id")
      .notNull()
      .references(() => attacks.id),
    position: position(),
    tagId: text("tag_id")
      .notNull()
      .references(() => characterTags.id),
    plain: doublePrecision("plain"),
    hard: doublePrecision("hard"),
    slice: doublePrecision("slice"),
  },
  (table) => [
    primaryKey({ columns: [table.attackId, table.tagId] }),
    index("attack_killers_tag_id_index").on(table.tagId),
  ],
);

/** What the game's master data say of a character; what is null is not known. */
export const units = pgTable("units", {
  characterId: text("character_id")
    .primaryKey()
    .references(() => characters.id),
  position: position(),
  /** Tags of which only the Japanese name is known. */
  otherTags: text("other_tags").array().notNull(),
  weak: element("weak").array(),
  resists: element("resists").array(),
  immune: anomaly("immune").array(),
  attacks: json("attacks").$type<readonly LinedAttack[]>().notNull(),
  skills: json("skills").$type<readonly Skill[]>().notNull(),
  asOf: text("as_of").notNull(),
  sources: sources(),
});

export const unitTags = pgTable(
  "unit_tags",
  {
    characterId: text("character_id")
      .notNull()
      .references(() => units.characterId),
    position: integer("position").notNull(),
    tagId: text("tag_id")
      .notNull()
      .references(() => characterTags.id),
  },
  (table) => [
    primaryKey({ columns: [table.characterId, table.tagId] }),
    index("unit_tags_tag_id_index").on(table.tagId),
  ],
);
