CREATE TYPE "public"."ability_type" AS ENUM('anomaly-counter', 'anomaly-effect', 'anomaly-immunity', 'anomaly-nullify', 'boost', 'graze', 'dmg-boost', 'dmg-reduction');--> statement-breakpoint
CREATE TYPE "public"."batch_kind" AS ENUM('standard', 'ritual', 'rebirth', 'rebirth-costume');--> statement-breakpoint
CREATE TYPE "public"."date_mode" AS ENUM('all', 'no-date', 'none');--> statement-breakpoint
CREATE TYPE "public"."element" AS ENUM('sun', 'moon', 'fire', 'water', 'wood', 'metal', 'earth', 'star', 'no-element');--> statement-breakpoint
CREATE TYPE "public"."pool_kind" AS ENUM('character', 'card5', 'card4', 'card3');--> statement-breakpoint
CREATE TYPE "public"."prayer_type" AS ENUM('standard', 'festival', 'ultra', 'relic', 'epic', 'genic', 'pick-up', 'lucky-bag', 'starter', 'story-card', 'collection', 'ritual', 'forever');--> statement-breakpoint
CREATE TYPE "public"."rate_type" AS ENUM('pick-up', 'normal');--> statement-breakpoint
CREATE TYPE "public"."rate_up_status" AS ENUM('new', 'extra');--> statement-breakpoint
CREATE TYPE "public"."server" AS ENUM('global', 'jp');--> statement-breakpoint
CREATE TYPE "public"."unreleased_kind" AS ENUM('jp', 'announced', 'story', 'print-work-story', 'pc98-story', 'mv');--> statement-breakpoint
CREATE TYPE "public"."update_list" AS ENUM('features', 'contents', 'fixes', 'data');--> statement-breakpoint
CREATE TYPE "public"."update_section" AS ENUM('home', 'characters', 'prayers', 'story-cards', 'illustrators', 'tower');--> statement-breakpoint
CREATE TABLE "batch_characters" (
	"kind" "batch_kind" NOT NULL,
	"no" integer NOT NULL,
	"position" integer NOT NULL,
	"character_id" text NOT NULL,
	CONSTRAINT "batch_characters_kind_character_id_pk" PRIMARY KEY("kind","character_id")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"kind" "batch_kind" NOT NULL,
	"no" integer NOT NULL,
	"date" timestamp with time zone,
	"date_mode" date_mode NOT NULL,
	"sample" boolean NOT NULL,
	"date_expressions" jsonb NOT NULL,
	CONSTRAINT "batches_kind_no_pk" PRIMARY KEY("kind","no"),
	CONSTRAINT "batches_no_positive" CHECK ("batches"."no" > 0),
	CONSTRAINT "batches_date_shown" CHECK (("batches"."date_mode" = 'all') = ("batches"."date" is not null))
);
--> statement-breakpoint
CREATE TABLE "mechanics" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"region" text NOT NULL,
	"as_of" text,
	"values" json NOT NULL,
	"sources" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forever_prayer_characters" (
	"forever_prayer_no" integer NOT NULL,
	"position" integer NOT NULL,
	"character_id" text NOT NULL,
	CONSTRAINT "forever_prayer_characters_forever_prayer_no_character_id_pk" PRIMARY KEY("forever_prayer_no","character_id")
);
--> statement-breakpoint
CREATE TABLE "forever_prayers" (
	"no" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"notes" text[] NOT NULL,
	"sources" text[] NOT NULL,
	"sample" boolean NOT NULL,
	"date_expressions" jsonb NOT NULL,
	CONSTRAINT "forever_prayers_no" CHECK ("forever_prayers"."no" > 0),
	CONSTRAINT "forever_prayers_window" CHECK ("forever_prayers"."start" < "forever_prayers"."end")
);
--> statement-breakpoint
CREATE TABLE "pool_set_cards" (
	"pool_set_id" text NOT NULL,
	"position" integer NOT NULL,
	"story_card_id" integer NOT NULL,
	CONSTRAINT "pool_set_cards_pool_set_id_story_card_id_pk" PRIMARY KEY("pool_set_id","story_card_id")
);
--> statement-breakpoint
CREATE TABLE "pool_set_characters" (
	"pool_set_id" text NOT NULL,
	"position" integer NOT NULL,
	"character_id" text NOT NULL,
	CONSTRAINT "pool_set_characters_pool_set_id_character_id_pk" PRIMARY KEY("pool_set_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "pool_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"kind" "pool_kind" NOT NULL,
	"sample" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prayer_pool_tiers" (
	"prayer_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" "pool_kind" NOT NULL,
	"rate_type" "rate_type" NOT NULL,
	"sc" double precision,
	"gc" double precision,
	"pool_set_id" text,
	"batch_kind" "batch_kind",
	CONSTRAINT "prayer_pool_tiers_prayer_id_position_pk" PRIMARY KEY("prayer_id","position"),
	CONSTRAINT "prayer_pool_tiers_chances" CHECK (("prayer_pool_tiers"."sc" is null or "prayer_pool_tiers"."sc" between 0 and 1) and ("prayer_pool_tiers"."gc" is null or "prayer_pool_tiers"."gc" between 0 and 1)),
	CONSTRAINT "prayer_pool_tiers_items" CHECK (num_nonnulls("prayer_pool_tiers"."pool_set_id", "prayer_pool_tiers"."batch_kind") = (case "prayer_pool_tiers"."rate_type" when 'normal' then 1 else 0 end)),
	CONSTRAINT "prayer_pool_tiers_batches" CHECK ("prayer_pool_tiers"."batch_kind" is null or "prayer_pool_tiers"."kind" = 'character')
);
--> statement-breakpoint
CREATE TABLE "prayer_rate_up_cards" (
	"prayer_id" text NOT NULL,
	"position" integer NOT NULL,
	"story_card_id" integer NOT NULL,
	"is_new" boolean NOT NULL,
	"exchange" integer,
	CONSTRAINT "prayer_rate_up_cards_prayer_id_story_card_id_pk" PRIMARY KEY("prayer_id","story_card_id"),
	CONSTRAINT "prayer_rate_up_cards_exchange" CHECK ("prayer_rate_up_cards"."exchange" > 0)
);
--> statement-breakpoint
CREATE TABLE "prayer_rate_up_characters" (
	"prayer_id" text NOT NULL,
	"position" integer NOT NULL,
	"character_id" text NOT NULL,
	"status" "rate_up_status",
	CONSTRAINT "prayer_rate_up_characters_prayer_id_character_id_pk" PRIMARY KEY("prayer_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "prayer_step_up_rows" (
	"prayer_id" text NOT NULL,
	"step_up_no" smallint NOT NULL,
	"step" smallint NOT NULL,
	"cost" integer NOT NULL,
	"guaranteed" smallint NOT NULL,
	"multiplier" numeric(6, 2) NOT NULL,
	"pick_up_guaranteed" smallint NOT NULL,
	"dust" integer NOT NULL,
	CONSTRAINT "prayer_step_up_rows_prayer_id_step_up_no_step_pk" PRIMARY KEY("prayer_id","step_up_no","step"),
	CONSTRAINT "prayer_step_up_rows_cost" CHECK ("prayer_step_up_rows"."cost" >= 0 and "prayer_step_up_rows"."dust" >= 0),
	CONSTRAINT "prayer_step_up_rows_guaranteed" CHECK ("prayer_step_up_rows"."guaranteed" between 0 and 10 and "prayer_step_up_rows"."pick_up_guaranteed" between 0 and "prayer_step_up_rows"."guaranteed"),
	CONSTRAINT "prayer_step_up_rows_multiplier" CHECK ("prayer_step_up_rows"."multiplier" > 0)
);
--> statement-breakpoint
CREATE TABLE "prayer_step_ups" (
	"prayer_id" text NOT NULL,
	"no" smallint NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "prayer_step_ups_prayer_id_no_pk" PRIMARY KEY("prayer_id","no"),
	CONSTRAINT "prayer_step_ups_no" CHECK ("prayer_step_ups"."no" > 0),
	CONSTRAINT "prayer_step_ups_id" CHECK ("prayer_step_ups"."id" ~ '^((asc|desc)[0-9]{1,2}|special)$')
);
--> statement-breakpoint
CREATE TABLE "prayer_types" (
	"prayer_id" text NOT NULL,
	"position" integer NOT NULL,
	"type" "prayer_type" NOT NULL,
	CONSTRAINT "prayer_types_prayer_id_type_pk" PRIMARY KEY("prayer_id","type")
);
--> statement-breakpoint
CREATE TABLE "prayers" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"server" "server" NOT NULL,
	"name" text NOT NULL,
	"name_jp" text,
	"start" timestamp with time zone,
	"end" timestamp with time zone,
	"permanent" boolean NOT NULL,
	"simulator" boolean NOT NULL,
	"max_pulls" integer,
	"gc_cost" integer,
	"dust" integer,
	"details" json,
	"sources" text[] NOT NULL,
	"sample" boolean NOT NULL,
	"sample_fields" text[] NOT NULL,
	"date_expressions" jsonb NOT NULL,
	CONSTRAINT "prayers_window" CHECK ("prayers"."start" < "prayers"."end"),
	CONSTRAINT "prayers_permanent" CHECK (not "prayers"."permanent" or "prayers"."end" is null),
	CONSTRAINT "prayers_max_pulls" CHECK ("prayers"."max_pulls" > 0),
	CONSTRAINT "prayers_gc_cost" CHECK ("prayers"."gc_cost" > 0),
	CONSTRAINT "prayers_dust" CHECK ("prayers"."dust" >= 0)
);
--> statement-breakpoint
CREATE TABLE "roulette_characters" (
	"roulette_no" integer NOT NULL,
	"position" integer NOT NULL,
	"character_id" text NOT NULL,
	CONSTRAINT "roulette_characters_roulette_no_character_id_pk" PRIMARY KEY("roulette_no","character_id")
);
--> statement-breakpoint
CREATE TABLE "roulettes" (
	"no" integer PRIMARY KEY NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"sample" boolean NOT NULL,
	"date_expressions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tower_ability_items" (
	"floor" integer NOT NULL,
	"slot" smallint NOT NULL,
	"position" integer NOT NULL,
	"type" "ability_type" NOT NULL,
	"attribute_type" "buff_attribute_type",
	"attribute" text,
	"character_tag_id" text GENERATED ALWAYS AS (case when attribute_type = 'character-tag' then attribute end) STORED,
	"value" integer,
	CONSTRAINT "tower_ability_items_floor_slot_position_pk" PRIMARY KEY("floor","slot","position"),
	CONSTRAINT "tower_ability_items_attribute" CHECK (("tower_ability_items"."attribute_type" is null) = ("tower_ability_items"."attribute" is null)),
	CONSTRAINT "tower_ability_items_known_attribute" CHECK (case "tower_ability_items"."attribute_type" when 'anomaly' then "tower_ability_items"."attribute" in ('blind', 'burn', 'freeze', 'paralyze', 'poison') when 'bullet' then "tower_ability_items"."attribute" in ('body', 'energy', 'heavy', 'laser', 'light', 'liquid', 'missile', 'normal', 'ofuda', 'sharp', 'slash') when 'elemental' then "tower_ability_items"."attribute" in ('sun', 'moon', 'fire', 'water', 'wood', 'metal', 'earth', 'star', 'no-element') when 'immunity' then "tower_ability_items"."attribute" in ('blind', 'burn', 'freeze', 'paralyze', 'poison') when 'stat' then "tower_ability_items"."attribute" in ('yang-atk', 'yang-def', 'yin-atk', 'yin-def', 'agi', 'acc', 'ev', 'crit-atk', 'crit-acc', 'crit-def', 'crit-ev', 'focus') when 'misc' then "tower_ability_items"."attribute" in ('barrier', 'hp', 'anomaly', 'p-up', 'p-rate-up') else true end)
);
--> statement-breakpoint
CREATE TABLE "tower_effects" (
	"floor" integer NOT NULL,
	"slot" smallint NOT NULL,
	"position" integer NOT NULL,
	"skill" integer,
	"gauge" smallint,
	"attribute_type" "buff_attribute_type" NOT NULL,
	"attribute" text NOT NULL,
	"character_tag_id" text GENERATED ALWAYS AS (case when attribute_type = 'character-tag' then attribute end) STORED,
	"direction" "buff_direction",
	"unit" "buff_unit" NOT NULL,
	"target" "buff_target" NOT NULL,
	"value" numeric(9, 2) NOT NULL,
	"turns" smallint,
	"enabled" boolean NOT NULL,
	CONSTRAINT "tower_effects_floor_slot_position_pk" PRIMARY KEY("floor","slot","position"),
	CONSTRAINT "tower_effects_owner" CHECK (num_nonnulls("tower_effects"."skill", "tower_effects"."gauge") = 1),
	CONSTRAINT "tower_effects_turns" CHECK ("tower_effects"."turns" > 0),
	CONSTRAINT "tower_effects_known_attribute" CHECK (case "tower_effects"."attribute_type" when 'anomaly' then "tower_effects"."attribute" in ('blind', 'burn', 'freeze', 'paralyze', 'poison') when 'bullet' then "tower_effects"."attribute" in ('body', 'energy', 'heavy', 'laser', 'light', 'liquid', 'missile', 'normal', 'ofuda', 'sharp', 'slash') when 'elemental' then "tower_effects"."attribute" in ('sun', 'moon', 'fire', 'water', 'wood', 'metal', 'earth', 'star', 'no-element') when 'immunity' then "tower_effects"."attribute" in ('blind', 'burn', 'freeze', 'paralyze', 'poison') when 'stat' then "tower_effects"."attribute" in ('yang-atk', 'yang-def', 'yin-atk', 'yin-def', 'agi', 'acc', 'ev', 'crit-atk', 'crit-acc', 'crit-def', 'crit-ev', 'focus') when 'misc' then "tower_effects"."attribute" in ('barrier', 'hp', 'anomaly', 'p-up', 'p-rate-up') else true end)
);
--> statement-breakpoint
CREATE TABLE "tower_enemies" (
	"floor" integer NOT NULL,
	"slot" smallint NOT NULL,
	"unit_id" text NOT NULL,
	"hp_gauges" integer[] NOT NULL,
	"spells" smallint NOT NULL,
	"barriers" smallint NOT NULL,
	"weaks" "element"[] NOT NULL,
	"resists" "element"[] NOT NULL,
	"affinities" "element"[] NOT NULL,
	"ability_name" text,
	CONSTRAINT "tower_enemies_floor_slot_pk" PRIMARY KEY("floor","slot"),
	CONSTRAINT "tower_enemies_slot" CHECK ("tower_enemies"."slot" between 1 and 3),
	CONSTRAINT "tower_enemies_hp_gauges" CHECK (cardinality("tower_enemies"."hp_gauges") between 1 and 5 and 0 < all("tower_enemies"."hp_gauges")),
	CONSTRAINT "tower_enemies_spells" CHECK ("tower_enemies"."spells" >= 0 and "tower_enemies"."barriers" >= 0),
	CONSTRAINT "tower_enemies_weaks" CHECK (not "tower_enemies"."weaks" && "tower_enemies"."resists")
);
--> statement-breakpoint
CREATE TABLE "tower_enemy_tags" (
	"floor" integer NOT NULL,
	"slot" smallint NOT NULL,
	"position" integer NOT NULL,
	"tag_id" text NOT NULL,
	CONSTRAINT "tower_enemy_tags_floor_slot_tag_id_pk" PRIMARY KEY("floor","slot","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tower_floors" (
	"floor" integer PRIMARY KEY NOT NULL,
	"release" timestamp with time zone,
	"boss" boolean NOT NULL,
	"story_floor" boolean NOT NULL,
	"extra_attack" boolean NOT NULL,
	"recommended" "element"[] NOT NULL,
	"details" json,
	"sources" text[] NOT NULL,
	"sample" boolean NOT NULL,
	"sample_fields" text[] NOT NULL,
	"date_expressions" jsonb NOT NULL,
	CONSTRAINT "tower_floors_floor" CHECK ("tower_floors"."floor" > 0)
);
--> statement-breakpoint
CREATE TABLE "tower_gauges" (
	"floor" integer NOT NULL,
	"slot" smallint NOT NULL,
	"gauge" smallint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "tower_gauges_floor_slot_gauge_pk" PRIMARY KEY("floor","slot","gauge"),
	CONSTRAINT "tower_gauges_gauge" CHECK ("tower_gauges"."gauge" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "tower_rewards" (
	"floor" integer NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "tower_rewards_floor_item_id_pk" PRIMARY KEY("floor","item_id"),
	CONSTRAINT "tower_rewards_amount" CHECK ("tower_rewards"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "tower_skills" (
	"floor" integer NOT NULL,
	"slot" smallint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"gauge" smallint,
	CONSTRAINT "tower_skills_floor_slot_position_pk" PRIMARY KEY("floor","slot","position"),
	CONSTRAINT "tower_skills_gauge" CHECK ("tower_skills"."gauge" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "tower_units" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"name_jp" text,
	"character_id" text,
	"sample" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_contents" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "maintenances" (
	"id" integer PRIMARY KEY NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone,
	"news" text,
	"dev_letter_time" timestamp with time zone,
	"dev_letter_url" text,
	"sample" boolean NOT NULL,
	"date_expressions" jsonb NOT NULL,
	CONSTRAINT "maintenances_window" CHECK ("maintenances"."start" < "maintenances"."end"),
	CONSTRAINT "maintenances_dev_letter" CHECK ("maintenances"."dev_letter_url" is null or "maintenances"."dev_letter_time" is not null)
);
--> statement-breakpoint
CREATE TABLE "update_entries" (
	"number" integer PRIMARY KEY NOT NULL,
	"timestamp" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"complex" boolean NOT NULL,
	"sections" "update_section"[] NOT NULL,
	"sample" boolean NOT NULL,
	"date_expressions" jsonb NOT NULL,
	CONSTRAINT "update_entries_number" CHECK ("update_entries"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "update_items" (
	"entry_number" integer NOT NULL,
	"list" "update_list" NOT NULL,
	"path" integer[] NOT NULL,
	"detail" text NOT NULL,
	"spoiler" boolean NOT NULL,
	"reveal" timestamp with time zone,
	"date_expressions" jsonb NOT NULL,
	CONSTRAINT "update_items_entry_number_list_path_pk" PRIMARY KEY("entry_number","list","path"),
	CONSTRAINT "update_items_path" CHECK (cardinality("update_items"."path") between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "update_links" (
	"entry_number" integer NOT NULL,
	"list" "update_list" NOT NULL,
	"path" integer[] NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "update_links_entry_number_list_path_position_pk" PRIMARY KEY("entry_number","list","path","position")
);
--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "unreleased_kind" "unreleased_kind";--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "gamepress" text;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "youtube" text;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "touhou_wiki" text;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "chronicle" text;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "colors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "batch_characters" ADD CONSTRAINT "batch_characters_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_characters" ADD CONSTRAINT "batch_characters_kind_no_batches_kind_no_fk" FOREIGN KEY ("kind","no") REFERENCES "public"."batches"("kind","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forever_prayer_characters" ADD CONSTRAINT "forever_prayer_characters_forever_prayer_no_forever_prayers_no_fk" FOREIGN KEY ("forever_prayer_no") REFERENCES "public"."forever_prayers"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forever_prayer_characters" ADD CONSTRAINT "forever_prayer_characters_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_set_cards" ADD CONSTRAINT "pool_set_cards_pool_set_id_pool_sets_id_fk" FOREIGN KEY ("pool_set_id") REFERENCES "public"."pool_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_set_cards" ADD CONSTRAINT "pool_set_cards_story_card_id_story_cards_id_fk" FOREIGN KEY ("story_card_id") REFERENCES "public"."story_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_set_characters" ADD CONSTRAINT "pool_set_characters_pool_set_id_pool_sets_id_fk" FOREIGN KEY ("pool_set_id") REFERENCES "public"."pool_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_set_characters" ADD CONSTRAINT "pool_set_characters_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prayer_pool_tiers" ADD CONSTRAINT "prayer_pool_tiers_prayer_id_prayers_id_fk" FOREIGN KEY ("prayer_id") REFERENCES "public"."prayers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prayer_pool_tiers" ADD CONSTRAINT "prayer_pool_tiers_pool_set_id_pool_sets_id_fk" FOREIGN KEY ("pool_set_id") REFERENCES "public"."pool_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prayer_rate_up_cards" ADD CONSTRAINT "prayer_rate_up_cards_prayer_id_prayers_id_fk" FOREIGN KEY ("prayer_id") REFERENCES "public"."prayers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prayer_rate_up_cards" ADD CONSTRAINT "prayer_rate_up_cards_story_card_id_story_cards_id_fk" FOREIGN KEY ("story_card_id") REFERENCES "public"."story_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prayer_rate_up_characters" ADD CONSTRAINT "prayer_rate_up_characters_prayer_id_prayers_id_fk" FOREIGN KEY ("prayer_id") REFERENCES "public"."prayers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prayer_rate_up_characters" ADD CONSTRAINT "prayer_rate_up_characters_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prayer_step_up_rows" ADD CONSTRAINT "prayer_step_up_rows_prayer_id_step_up_no_prayer_step_ups_prayer_id_no_fk" FOREIGN KEY ("prayer_id","step_up_no") REFERENCES "public"."prayer_step_ups"("prayer_id","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prayer_step_ups" ADD CONSTRAINT "prayer_step_ups_prayer_id_prayers_id_fk" FOREIGN KEY ("prayer_id") REFERENCES "public"."prayers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prayer_types" ADD CONSTRAINT "prayer_types_prayer_id_prayers_id_fk" FOREIGN KEY ("prayer_id") REFERENCES "public"."prayers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_characters" ADD CONSTRAINT "roulette_characters_roulette_no_roulettes_no_fk" FOREIGN KEY ("roulette_no") REFERENCES "public"."roulettes"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roulette_characters" ADD CONSTRAINT "roulette_characters_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tower_ability_items" ADD CONSTRAINT "tower_ability_items_character_tag_id_character_tags_id_fk" FOREIGN KEY ("character_tag_id") REFERENCES "public"."character_tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tower_ability_items" ADD CONSTRAINT "tower_ability_items_floor_slot_tower_enemies_floor_slot_fk" FOREIGN KEY ("floor","slot") REFERENCES "public"."tower_enemies"("floor","slot") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tower_effects" ADD CONSTRAINT "tower_effects_character_tag_id_character_tags_id_fk" FOREIGN KEY ("character_tag_id") REFERENCES "public"."character_tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tower_effects" ADD CONSTRAINT "tower_effects_floor_slot_skill_tower_skills_floor_slot_position_fk" FOREIGN KEY ("floor","slot","skill") REFERENCES "public"."tower_skills"("floor","slot","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tower_effects" ADD CONSTRAINT "tower_effects_floor_slot_gauge_tower_gauges_floor_slot_gauge_fk" FOREIGN KEY ("floor","slot","gauge") REFERENCES "public"."tower_gauges"("floor","slot","gauge") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tower_enemies" ADD CONSTRAINT "tower_enemies_floor_tower_floors_floor_fk" FOREIGN KEY ("floor") REFERENCES "public"."tower_floors"("floor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tower_enemies" ADD CONSTRAINT "tower_enemies_unit_id_tower_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."tower_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tower_enemy_tags" ADD CONSTRAINT "tower_enemy_tags_tag_id_character_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."character_tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tower_enemy_tags" ADD CONSTRAINT "tower_enemy_tags_floor_slot_tower_enemies_floor_slot_fk" FOREIGN KEY ("floor","slot") REFERENCES "public"."tower_enemies"("floor","slot") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tower_gauges" ADD CONSTRAINT "tower_gauges_floor_slot_tower_enemies_floor_slot_fk" FOREIGN KEY ("floor","slot") REFERENCES "public"."tower_enemies"("floor","slot") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tower_rewards" ADD CONSTRAINT "tower_rewards_floor_tower_floors_floor_fk" FOREIGN KEY ("floor") REFERENCES "public"."tower_floors"("floor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tower_rewards" ADD CONSTRAINT "tower_rewards_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tower_skills" ADD CONSTRAINT "tower_skills_floor_slot_tower_enemies_floor_slot_fk" FOREIGN KEY ("floor","slot") REFERENCES "public"."tower_enemies"("floor","slot") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tower_units" ADD CONSTRAINT "tower_units_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_items" ADD CONSTRAINT "update_items_entry_number_update_entries_number_fk" FOREIGN KEY ("entry_number") REFERENCES "public"."update_entries"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_links" ADD CONSTRAINT "update_links_entry_number_list_path_update_items_entry_number_list_path_fk" FOREIGN KEY ("entry_number","list","path") REFERENCES "public"."update_items"("entry_number","list","path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_characters_batch_index" ON "batch_characters" USING btree ("kind","no");--> statement-breakpoint
CREATE INDEX "batch_characters_character_id_index" ON "batch_characters" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "forever_prayer_characters_character_id_index" ON "forever_prayer_characters" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "pool_set_cards_story_card_id_index" ON "pool_set_cards" USING btree ("story_card_id");--> statement-breakpoint
CREATE INDEX "pool_set_characters_character_id_index" ON "pool_set_characters" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "prayer_pool_tiers_pool_set_id_index" ON "prayer_pool_tiers" USING btree ("pool_set_id");--> statement-breakpoint
CREATE INDEX "prayer_rate_up_cards_story_card_id_index" ON "prayer_rate_up_cards" USING btree ("story_card_id");--> statement-breakpoint
CREATE INDEX "prayer_rate_up_characters_character_id_index" ON "prayer_rate_up_characters" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "prayers_start_index" ON "prayers" USING btree ("start" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "roulette_characters_character_id_index" ON "roulette_characters" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "tower_ability_items_character_tag_id_index" ON "tower_ability_items" USING btree ("character_tag_id");--> statement-breakpoint
CREATE INDEX "tower_effects_skill_index" ON "tower_effects" USING btree ("floor","slot","skill");--> statement-breakpoint
CREATE INDEX "tower_effects_gauge_index" ON "tower_effects" USING btree ("floor","slot","gauge");--> statement-breakpoint
CREATE INDEX "tower_effects_character_tag_id_index" ON "tower_effects" USING btree ("character_tag_id");--> statement-breakpoint
CREATE INDEX "tower_enemies_unit_id_index" ON "tower_enemies" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "tower_enemy_tags_tag_id_index" ON "tower_enemy_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "tower_rewards_item_id_index" ON "tower_rewards" USING btree ("item_id","floor");--> statement-breakpoint
CREATE INDEX "tower_units_character_id_index" ON "tower_units" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "story_card_buffs_character_tag_id_index" ON "story_card_buffs" USING btree ("character_tag_id");