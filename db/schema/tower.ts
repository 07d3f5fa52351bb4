import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { characters } from "./characters.ts";
import {
  dateExpressions,
  instant,
  knownAttribute,
  position,
  sample,
  sampleFields,
  sources,
} from "./columns.ts";
import {
  abilityType,
  buffAttributeType,
  buffDirection,
  buffTarget,
  buffUnit,
  element,
} from "./enums.ts";
import { characterTags } from "./story-cards.ts";

/** A thing the game gives: crystals, scrolls, materials. */
export const items = pgTable("items", {
  id: text("id").primaryKey(),
  position: position(),
  name: text("name").notNull(),
});

/** A floor of the Scarlet Devil Tower. `sample_fields` names those that are samples. */
export const towerFloors = pgTable(
  "tower_floors",
  {
    floor: integer("floor").primaryKey(),
    release: instant("release"),
    boss: boolean("boss").notNull(),
    storyFloor: boolean("story_floor").notNull(),
    extraAttack: boolean("extra_attack").notNull(),
    recommended: element("recommended").array().notNull(),
    /** Facts of the floor's enemies that are known in part only. */
    details: json("details").$type<Record<string, unknown>>(),
    sources: sources(),
    sample: sample(),
    sampleFields: sampleFields(),
    dateExpressions: dateExpressions(),
  },
  (table) => [check("tower_floors_floor", sql`${table.floor} > 0`)],
);

export const towerRewards = pgTable(
  "tower_rewards",
  {
    floor: floorReference(),
    position: position(),
    itemId: text("item_id")
      .notNull()
      .references(() => items.id),
    amount: integer("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.floor, table.itemId] }),
    check("tower_rewards_amount", sql`${table.amount} > 0`),
    index("tower_rewards_item_id_index").on(table.itemId, table.floor),
  ],
);

/** Who stands on a floor: a character of the game, or a being of its own (fairy, kappa, …). */
export const towerUnits = pgTable(
  "tower_units",
  {
    id: text("id").primaryKey(),
    position: position(),
    name: text("name").notNull(),
    nameJp: text("name_jp"),
    characterId: text("character_id").references(() => characters.id),
    sample: sample(),
  },
  (table) => [index("tower_units_character_id_index").on(table.characterId)],
);

/** An enemy in one of the three slots of a floor. */
export const towerEnemies = pgTable(
  "tower_enemies",
  {
    floor: floorReference(),
    slot: smallint("slot").notNull(),
    unitId: text("unit_id")
      .notNull()
      .references(() => towerUnits.id),
    hpGauges: integer("hp_gauges").array().notNull(),
    spells: smallint("spells").notNull(),
    barriers: smallint("barriers").notNull(),
    weaks: element("weaks").array().notNull(),
    resists: element("resists").array().notNull(),
    affinities: element("affinities").array().notNull(),
    abilityName: text("ability_name"),
  },
  (table) => [
    primaryKey({ columns: [table.floor, table.slot] }),
    check("tower_enemies_slot", sql`${table.slot} between 1 and 3`),
    check(
      "tower_enemies_hp_gauges",
      sql`cardinality(${table.hpGauges}) between 1 and 5 and 0 < all(${table.hpGauges})`,
    ),
    check("tower_enemies_spells", sql`${table.spells} >= 0 and ${table.barriers} >= 0`),
    check("tower_enemies_weaks", sql`not ${table.weaks} && ${table.resists}`),
    index("tower_enemies_unit_id_index").on(table.unitId),
  ],
);

export const towerEnemyTags = pgTable(
  "tower_enemy_tags",
  {
    floor: integer("floor").notNull(),
    slot: smallint("slot").notNull(),
    position: position(),
    tagId: text("tag_id")
      .notNull()
      .references(() => characterTags.id),
  },
  (table) => [
    primaryKey({ columns: [table.floor, table.slot, table.tagId] }),
    enemyReference(table),
    index("tower_enemy_tags_tag_id_index").on(table.tagId),
  ],
);

/** One item of an enemy's ability: what it is, on which element, bullet or anomaly, how much. */
export const towerAbilityItems = pgTable(
  "tower_ability_items",
  {
    floor: integer("floor").notNull(),
    slot: smallint("slot").notNull(),
    position: position(),
    type: abilityType("type").notNull(),
    attributeType: buffAttributeType("attribute_type"),
    attribute: text("attribute"),
    characterTagId: characterTagReference(),
    value: integer("value"),
  },
  (table) => [
    primaryKey({ columns: [table.floor, table.slot, table.position] }),
    enemyReference(table),
    check(
      "tower_ability_items_attribute",
      sql`(${table.attributeType} is null) = (${table.attribute} is null)`,
    ),
    check(
      "tower_ability_items_known_attribute",
      knownAttribute(sql`${table.attributeType}`, sql`${table.attribute}`),
    ),
    index("tower_ability_items_character_tag_id_index").on(table.characterTagId),
  ],
);

/** A skill of an enemy; `gauge` is the gauge phase in which it is used, null for all. */
export const towerSkills = pgTable(
  "tower_skills",
  {
    floor: integer("floor").notNull(),
    slot: smallint("slot").notNull(),
    position: position(),
    name: text("name").notNull(),
    gauge: smallint("gauge"),
  },
  (table) => [
    primaryKey({ columns: [table.floor, table.slot, table.position] }),
    enemyReference(table),
    check("tower_skills_gauge", sql`${table.gauge} between 1 and 5`),
  ],
);

/** What happens when a gauge of an enemy is broken or begins. */
export const towerGauges = pgTable(
  "tower_gauges",
  {
    floor: integer("floor").notNull(),
    slot: smallint("slot").notNull(),
    gauge: smallint("gauge").notNull(),
    name: text("name").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.floor, table.slot, table.gauge] }),
    enemyReference(table),
    check("tower_gauges_gauge", sql`${table.gauge} between 1 and 5`),
  ],
);

/** An effect of a skill or of a gauge: exactly one of the two is named. */
export const towerEffects = pgTable(
  "tower_effects",
  {
    floor: integer("floor").notNull(),
    slot: smallint("slot").notNull(),
    position: position(),
    skill: integer("skill"),
    gauge: smallint("gauge"),
    attributeType: buffAttributeType("attribute_type").notNull(),
    attribute: text("attribute").notNull(),
    characterTagId: characterTagReference(),
    direction: buffDirection("direction"),
    unit: buffUnit("unit").notNull(),
    target: buffTarget("target").notNull(),
    value: numeric("value", { precision: 9, scale: 2, mode: "number" }).notNull(),
    turns: smallint("turns"),
    enabled: boolean("enabled").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.floor, table.slot, table.position] }),
    foreignKey({
      columns: [table.floor, table.slot, table.skill],
      foreignColumns: [towerSkills.floor, towerSkills.slot, towerSkills.position],
    }),
    foreignKey({
      columns: [table.floor, table.slot, table.gauge],
      foreignColumns: [towerGauges.floor, towerGauges.slot, towerGauges.gauge],
    }),
    check("tower_effects_owner", sql`num_nonnulls(${table.skill}, ${table.gauge}) = 1`),
    check("tower_effects_turns", sql`${table.turns} > 0`),
    check(
      "tower_effects_known_attribute",
      knownAttribute(sql`${table.attributeType}`, sql`${table.attribute}`),
    ),
    index("tower_effects_skill_index").on(table.floor, table.slot, table.skill),
    index("tower_effects_gauge_index").on(table.floor, table.slot, table.gauge),
    index("tower_effects_character_tag_id_index").on(table.characterTagId),
  ],
);

function floorReference() {
  return integer("floor")
    .notNull()
    .references(() => towerFloors.floor);
}

/** Follows from the attribute, so that the database checks that the tag exists. */
function characterTagReference() {
  return text("character_tag_id")
    .generatedAlwaysAs(sql`case when attribute_type = 'character-tag' then attribute end`)
    .references(() => characterTags.id);
}

function enemyReference(table: { floor: AnyPgColumn; slot: AnyPgColumn }) {
  return foreignKey({
    columns: [table.floor, table.slot],
    foreignColumns: [towerEnemies.floor, towerEnemies.slot],
  });
}
