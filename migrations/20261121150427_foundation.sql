CREATE TYPE "public"."banner_type" AS ENUM('gen', 'fes', 'afes', 'sfes', 'mfes', 'exfes', 'relic', 'genic', 'epic', 'wfes', 'ds', 'yukkuri');--> statement-breakpoint
CREATE TYPE "public"."buff_attribute_type" AS ENUM('anomaly', 'bullet', 'character-tag', 'elemental', 'immunity', 'lock', 'stat', 'targeting', 'temperament', 'turn', 'misc', 'random');--> statement-breakpoint
CREATE TYPE "public"."buff_direction" AS ENUM('up', 'down');--> statement-breakpoint
CREATE TYPE "public"."buff_target" AS ENUM('self', 'solo', 'party', 'aoe');--> statement-breakpoint
CREATE TYPE "public"."buff_unit" AS ENUM('level', 'percent', 'power', 'count');--> statement-breakpoint
CREATE TYPE "public"."card_type" AS ENUM('plum', 'orchid', 'chrysanthemum', 'bamboo');--> statement-breakpoint
CREATE TYPE "public"."character_status" AS ENUM('not-available', 'announced', 'story', 'enemy', 'both', 'guest', 'non-limited', 'limited', 'upcoming');--> statement-breakpoint
CREATE TYPE "public"."listing_tab" AS ENUM('pc98', 'l1', 'retro', 'main', 'hifuu', 'relic');--> statement-breakpoint
CREATE TYPE "public"."name_basis" AS ENUM('source', 'proper-noun', 'latin-title', 'unofficial');--> statement-breakpoint
CREATE TYPE "public"."obtaining_source" AS ENUM('general', 'prayer', 'epic-prayer', 'epic-limited', 'sc-prayer', 'ex', 'vs', 'pack', 'minigame', 'task', 'login', 'exchange', 'story', 'event', 'ruins', 'travelogue');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('atk', 'dbf', 'def', 'dest', 'heal', 'spd', 'supp', 'tec');--> statement-breakpoint
CREATE TYPE "public"."stat" AS ENUM('hp', 'agi', 'yang-atk', 'yang-def', 'yin-atk', 'yin-def');--> statement-breakpoint
CREATE TABLE "character_base_stats" (
	"character_id" text NOT NULL,
	"stat" "stat" NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "character_base_stats_character_id_stat_pk" PRIMARY KEY("character_id","stat"),
	CONSTRAINT "character_base_stats_value_positive" CHECK ("character_base_stats"."value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "characters" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"person_id" text NOT NULL,
	"world_id" text NOT NULL,
	"series_id" text NOT NULL,
	"form" text,
	"suffix" text,
	"title_en" text,
	"title_jp" text,
	"name_zh" text,
	"unit_id" integer,
	"type" "banner_type",
	"pool_group" text,
	"role" "role",
	"release_cn" date,
	"rebirth" boolean NOT NULL,
	"status" character_status,
	"debut" timestamp with time zone,
	"release_jp" timestamp with time zone,
	"sources" text[] NOT NULL,
	"sample_fields" text[] NOT NULL,
	"date_expressions" jsonb NOT NULL,
	CONSTRAINT "characters_unit_id_unique" UNIQUE("unit_id")
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name_en" text NOT NULL,
	"short_en" text NOT NULL,
	"family" text,
	"given" text,
	"translit" text,
	"name_jp" text NOT NULL,
	"name_kana" text,
	"sources" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "series" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"tab" "listing_tab" NOT NULL,
	"title_en" text NOT NULL,
	"title_jp" text,
	"large" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worlds" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dataset" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"content_hash" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dataset_single_row" CHECK ("dataset"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "artists" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"twitter" text,
	"pixiv" text,
	"website" text,
	CONSTRAINT "artists_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "character_tags" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text
);
--> statement-breakpoint
CREATE TABLE "story_card_aliases" (
	"story_card_id" integer NOT NULL,
	"position" integer NOT NULL,
	"value" text NOT NULL,
	"priority" integer NOT NULL,
	CONSTRAINT "story_card_aliases_story_card_id_position_pk" PRIMARY KEY("story_card_id","position"),
	CONSTRAINT "story_card_aliases_value_unique" UNIQUE("story_card_id","value"),
	CONSTRAINT "story_card_aliases_priority_positive" CHECK ("story_card_aliases"."priority" >= 0)
);
--> statement-breakpoint
CREATE TABLE "story_card_buffs" (
	"story_card_id" integer NOT NULL,
	"position" integer NOT NULL,
	"random_group" smallint,
	"attribute_type" "buff_attribute_type" NOT NULL,
	"attribute" text NOT NULL,
	"character_tag_id" text GENERATED ALWAYS AS (case when attribute_type = 'character-tag' then attribute end) STORED,
	"direction" "buff_direction",
	"layer" smallint NOT NULL,
	"unit" "buff_unit" NOT NULL,
	"target" "buff_target" NOT NULL,
	"role" "role",
	"character_id" text,
	"base" numeric(9, 2),
	"max" numeric(9, 2) NOT NULL,
	"turns" smallint,
	"turns_base" smallint,
	CONSTRAINT "story_card_buffs_story_card_id_position_pk" PRIMARY KEY("story_card_id","position"),
	CONSTRAINT "story_card_buffs_layer" CHECK ("story_card_buffs"."layer" in (1, 2)),
	CONSTRAINT "story_card_buffs_values" CHECK ("story_card_buffs"."base" is null or "story_card_buffs"."base" <= "story_card_buffs"."max"),
	CONSTRAINT "story_card_buffs_turns" CHECK ("story_card_buffs"."turns" > 0 and "story_card_buffs"."turns_base" > 0),
	CONSTRAINT "story_card_buffs_random_group" CHECK ("story_card_buffs"."random_group" >= 0),
	CONSTRAINT "story_card_buffs_attribute" CHECK (case "story_card_buffs"."attribute_type" when 'anomaly' then "story_card_buffs"."attribute" in ('blind', 'burn', 'freeze', 'paralyze', 'poison') when 'bullet' then "story_card_buffs"."attribute" in ('body', 'energy', 'heavy', 'laser', 'light', 'liquid', 'missile', 'normal', 'ofuda', 'sharp', 'slash') when 'elemental' then "story_card_buffs"."attribute" in ('sun', 'moon', 'fire', 'water', 'wood', 'metal', 'earth', 'star', 'no-element') when 'immunity' then "story_card_buffs"."attribute" in ('blind', 'burn', 'freeze', 'paralyze', 'poison') when 'stat' then "story_card_buffs"."attribute" in ('yang-atk', 'yang-def', 'yin-atk', 'yin-def', 'agi', 'acc', 'ev', 'crit-atk', 'crit-acc', 'crit-def', 'crit-ev', 'focus') when 'misc' then "story_card_buffs"."attribute" in ('barrier', 'hp', 'anomaly', 'p-up', 'p-rate-up') else true end)
);
--> statement-breakpoint
CREATE TABLE "story_card_featured" (
	"story_card_id" integer NOT NULL,
	"position" integer NOT NULL,
	"person_id" text NOT NULL,
	CONSTRAINT "story_card_featured_story_card_id_person_id_pk" PRIMARY KEY("story_card_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "story_card_obtaining" (
	"story_card_id" integer NOT NULL,
	"position" integer NOT NULL,
	"type" "obtaining_source" NOT NULL,
	"display" text,
	CONSTRAINT "story_card_obtaining_story_card_id_position_pk" PRIMARY KEY("story_card_id","position")
);
--> statement-breakpoint
CREATE TABLE "story_card_stats" (
	"story_card_id" integer NOT NULL,
	"position" integer NOT NULL,
	"stat" "stat" NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL,
	CONSTRAINT "story_card_stats_story_card_id_stat_pk" PRIMARY KEY("story_card_id","stat"),
	CONSTRAINT "story_card_stats_range" CHECK (0 <= "story_card_stats"."min" and "story_card_stats"."min" <= "story_card_stats"."max")
);
--> statement-breakpoint
CREATE TABLE "story_cards" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name_en" text,
	"name_basis" "name_basis",
	"name_jp" text,
	"name_zh" text,
	"sort" text NOT NULL,
	"type" "card_type" NOT NULL,
	"rarity" smallint NOT NULL,
	"artist_id" integer,
	"credit" text,
	"wiki" text,
	"chronicle" text,
	"release" timestamp with time zone,
	"sources" text[] NOT NULL,
	"sample_fields" text[] NOT NULL,
	"date_expressions" jsonb NOT NULL,
	CONSTRAINT "story_cards_rarity_range" CHECK ("story_cards"."rarity" between 1 and 5),
	CONSTRAINT "story_cards_sort_ascii" CHECK ("story_cards"."sort" ~ '^[ -@\[-~]+$'),
	CONSTRAINT "story_cards_has_name" CHECK (coalesce("story_cards"."name_en", "story_cards"."name_jp", "story_cards"."name_zh") is not null),
	CONSTRAINT "story_cards_name_basis" CHECK (("story_cards"."name_en" is null) = ("story_cards"."name_basis" is null)),
	CONSTRAINT "story_cards_artist_or_credit" CHECK (num_nonnulls("story_cards"."artist_id", "story_cards"."credit") = 1)
);
--> statement-breakpoint
ALTER TABLE "character_base_stats" ADD CONSTRAINT "character_base_stats_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_world_id_worlds_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."worlds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_card_aliases" ADD CONSTRAINT "story_card_aliases_story_card_id_story_cards_id_fk" FOREIGN KEY ("story_card_id") REFERENCES "public"."story_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_card_buffs" ADD CONSTRAINT "story_card_buffs_story_card_id_story_cards_id_fk" FOREIGN KEY ("story_card_id") REFERENCES "public"."story_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_card_buffs" ADD CONSTRAINT "story_card_buffs_character_tag_id_character_tags_id_fk" FOREIGN KEY ("character_tag_id") REFERENCES "public"."character_tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_card_buffs" ADD CONSTRAINT "story_card_buffs_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_card_featured" ADD CONSTRAINT "story_card_featured_story_card_id_story_cards_id_fk" FOREIGN KEY ("story_card_id") REFERENCES "public"."story_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_card_featured" ADD CONSTRAINT "story_card_featured_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_card_obtaining" ADD CONSTRAINT "story_card_obtaining_story_card_id_story_cards_id_fk" FOREIGN KEY ("story_card_id") REFERENCES "public"."story_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_card_stats" ADD CONSTRAINT "story_card_stats_story_card_id_story_cards_id_fk" FOREIGN KEY ("story_card_id") REFERENCES "public"."story_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_cards" ADD CONSTRAINT "story_cards_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "characters_person_id_index" ON "characters" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "characters_world_id_index" ON "characters" USING btree ("world_id");--> statement-breakpoint
CREATE INDEX "characters_series_id_index" ON "characters" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "story_card_buffs_character_id_index" ON "story_card_buffs" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "story_card_featured_person_id_index" ON "story_card_featured" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "story_cards_artist_id_index" ON "story_cards" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "story_cards_sort_index" ON "story_cards" USING btree ("sort","id");