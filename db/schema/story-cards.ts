import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { characters, persons } from "./characters.ts";
import {
  dateExpressions,
  instant,
  knownAttribute,
  position,
  sampleFields,
  sources,
} from "./columns.ts";
import {
  buffAttributeType,
  buffDirection,
  buffTarget,
  buffUnit,
  cardType,
  nameBasis,
  obtainingSource,
  role,
  stat,
  tagNameBasis,
} from "./enums.ts";

/** An illustrator of story cards. The game's own credit is no artist: see `storyCards.credit`. */
export const artists = pgTable("artists", {
  id: integer("id").primaryKey(),
  position: position(),
  name: text("name").notNull().unique(),
  twitter: text("twitter"),
  pixiv: text("pixiv"),
  website: text("website"),
});

/** A tag of characters (maid, fairy, …) that buffs can act on. */
export const characterTags = pgTable("character_tags", {
  id: text("id").primaryKey(),
  position: position(),
  nameEn: text("name_en").notNull(),
  nameBasis: nameBasis("name_basis"),
  nameJp: text("name_jp"),
  nameJpBasis: tagNameBasis("name_jp_basis"),
  nameZh: text("name_zh"),
  /** Names under which the search still finds it. Tags stored before there were any get none. */
  formerNames: text("former_names").array().notNull().default([]),
  /** Its number in the game. */
  gameId: integer("game_id").unique(),
  sources: sources().default([]),
});

export const storyCards = pgTable(
  "story_cards",
  {
    id: integer("id").primaryKey(),
    position: position(),
    nameEn: text("name_en"),
    nameBasis: nameBasis("name_basis"),
    nameJp: text("name_jp"),
    nameZh: text("name_zh"),
    /** Lower-case ASCII by which lists are ordered, code unit by code unit. */
    sort: text("sort").notNull(),
    type: cardType("type").notNull(),
    rarity: smallint("rarity").notNull(),
    artistId: integer("artist_id").references(() => artists.id),
    credit: text("credit"),
    wiki: text("wiki"),
    chronicle: text("chronicle"),
    release: instant("release"),
    sources: sources(),
    sampleFields: sampleFields(),
    dateExpressions: dateExpressions(),
  },
  (table) => [
    check("story_cards_rarity_range", sql`${table.rarity} between 1 and 5`),
    check("story_cards_sort_ascii", sql`${table.sort} ~ '^[ -@\\[-~]+$'`),
    check(
      "story_cards_has_name",
      sql`coalesce(${table.nameEn}, ${table.nameJp}, ${table.nameZh}) is not null`,
    ),
    check("story_cards_name_basis", sql`(${table.nameEn} is null) = (${table.nameBasis} is null)`),
    check(
      "story_cards_artist_or_credit",
      sql`num_nonnulls(${table.artistId}, ${table.credit}) = 1`,
    ),
    index("story_cards_artist_id_index").on(table.artistId),
    index("story_cards_sort_index").on(table.sort, table.id),
  ],
);

/** Other names under which a card is found; a priority above 0 puts an exact match first. */
export const storyCardAliases = pgTable(
  "story_card_aliases",
  {
    storyCardId: storyCardReference(),
    position: position(),
    value: text("value").notNull(),
    priority: integer("priority").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storyCardId, table.position] }),
    unique("story_card_aliases_value_unique").on(table.storyCardId, table.value),
    check("story_card_aliases_priority_positive", sql`${table.priority} >= 0`),
  ],
);

/** A stat that the card raises: `min` without limit break, `max` with full limit break. */
export const storyCardStats = pgTable(
  "story_card_stats",
  {
    storyCardId: storyCardReference(),
    position: position(),
    stat: stat("stat").notNull(),
    min: integer("min").notNull(),
    max: integer("max").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storyCardId, table.stat] }),
    check("story_card_stats_range", sql`0 <= ${table.min} and ${table.min} <= ${table.max}`),
  ],
);

/**
 * An effect of a card. `randomGroup` is set for members of a random group: one of the group
 * comes into effect. `base` is the value without limit break, null while it has no effect then.
 */
export const storyCardBuffs = pgTable(
  "story_card_buffs",
  {
    storyCardId: storyCardReference(),
    position: position(),
    randomGroup: smallint("random_group"),
    attributeType: buffAttributeType("attribute_type").notNull(),
    attribute: text("attribute").notNull(),
    /** Follows from the attribute, so that the database checks that the tag exists. */
    characterTagId: text("character_tag_id")
      .generatedAlwaysAs(sql`case when attribute_type = 'character-tag' then attribute end`)
      .references(() => characterTags.id),
    direction: buffDirection("direction"),
    layer: smallint("layer").notNull(),
    unit: buffUnit("unit").notNull(),
    target: buffTarget("target").notNull(),
    role: role("role"),
    characterId: text("character_id").references(() => characters.id),
    base: numeric("base", { precision: 9, scale: 2, mode: "number" }),
    max: numeric("max", { precision: 9, scale: 2, mode: "number" }).notNull(),
    turns: smallint("turns"),
    turnsBase: smallint("turns_base"),
  },
  (table) => [
    primaryKey({ columns: [table.storyCardId, table.position] }),
    check("story_card_buffs_layer", sql`${table.layer} in (1, 2)`),
    check("story_card_buffs_values", sql`${table.base} is null or ${table.base} <= ${table.max}`),
    check("story_card_buffs_turns", sql`${table.turns} > 0 and ${table.turnsBase} > 0`),
    check("story_card_buffs_random_group", sql`${table.randomGroup} >= 0`),
    check(
      "story_card_buffs_attribute",
      knownAttribute(sql`${table.attributeType}`, sql`${table.attribute}`),
    ),
    index("story_card_buffs_character_id_index").on(table.characterId),
    index("story_card_buffs_character_tag_id_index").on(table.characterTagId),
  ],
);

/** Persons named on a card. */
export const storyCardFeatured = pgTable(
  "story_card_featured",
  {
    storyCardId: storyCardReference(),
    position: position(),
    personId: text("person_id")
      .notNull()
      .references(() => persons.id),
  },
  (table) => [
    primaryKey({ columns: [table.storyCardId, table.personId] }),
    index("story_card_featured_person_id_index").on(table.personId),
  ],
);

/** Where a card is obtained; `display` names the place where the source alone is too general. */
export const storyCardObtaining = pgTable(
  "story_card_obtaining",
  {
    storyCardId: storyCardReference(),
    position: position(),
    type: obtainingSource("type").notNull(),
    display: text("display"),
  },
  (table) => [primaryKey({ columns: [table.storyCardId, table.position] })],
);

function storyCardReference() {
  return integer("story_card_id")
    .notNull()
    .references(() => storyCards.id);
}
