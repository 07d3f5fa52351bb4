CREATE TYPE "public"."anomaly" AS ENUM('blind', 'burn', 'freeze', 'paralyze', 'poison');--> statement-breakpoint
CREATE TYPE "public"."attack_slot" AS ENUM('spread', 'focus', 'sc1', 'sc2', 'lw');--> statement-breakpoint
CREATE TYPE "public"."attack_target" AS ENUM('one', 'all');--> statement-breakpoint
CREATE TYPE "public"."tag_name_basis" AS ENUM('number', 'figures', 'words');--> statement-breakpoint
CREATE TABLE "attack_killers" (
	"attack_id" text NOT NULL,
	"position" integer NOT NULL,
	"tag_id" text NOT NULL,
	"plain" double precision,
	"hard" double precision,
	"slice" double precision,
	CONSTRAINT "attack_killers_attack_id_tag_id_pk" PRIMARY KEY("attack_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "attacks" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"character_id" text NOT NULL,
	"slot" "attack_slot" NOT NULL,
	"target" "attack_target" NOT NULL,
	"scale" text NOT NULL,
	"total_power" double precision NOT NULL,
	"polarity" json NOT NULL,
	"elements" json NOT NULL,
	"bullets" json NOT NULL,
	"animation" json,
	"as_of" text NOT NULL,
	"sources" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit_tags" (
	"character_id" text NOT NULL,
	"position" integer NOT NULL,
	"tag_id" text NOT NULL,
	CONSTRAINT "unit_tags_character_id_tag_id_pk" PRIMARY KEY("character_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "units" (
	"character_id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"other_tags" text[] NOT NULL,
	"weak" "element"[],
	"resists" "element"[],
	"immune" "anomaly"[],
	"attacks" json NOT NULL,
	"skills" json NOT NULL,
	"as_of" text NOT NULL,
	"sources" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stage_enemies" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name_jp" text NOT NULL,
	"character_id" text,
	"level" integer NOT NULL,
	"hp" integer NOT NULL,
	"barriers" integer NOT NULL,
	"spell_gauge" integer,
	"weak" "element"[] NOT NULL,
	"resists" "element"[] NOT NULL,
	"stats" json NOT NULL,
	"sources" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stage_items" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name_jp" text NOT NULL,
	"sources" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stages" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"place" json,
	"level" integer NOT NULL,
	"coins" json NOT NULL,
	"player_exp" integer NOT NULL,
	"character_exp" integer NOT NULL,
	"recommended" "element"[] NOT NULL,
	"waves" json NOT NULL,
	"drops" json,
	"as_of" text NOT NULL,
	"sources" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "character_tags" ADD COLUMN "name_basis" "name_basis";--> statement-breakpoint
ALTER TABLE "character_tags" ADD COLUMN "name_jp" text;--> statement-breakpoint
ALTER TABLE "character_tags" ADD COLUMN "name_jp_basis" "tag_name_basis";--> statement-breakpoint
ALTER TABLE "character_tags" ADD COLUMN "former_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "character_tags" ADD COLUMN "game_id" integer;--> statement-breakpoint
ALTER TABLE "character_tags" ADD COLUMN "sources" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "attack_killers" ADD CONSTRAINT "attack_killers_attack_id_attacks_id_fk" FOREIGN KEY ("attack_id") REFERENCES "public"."attacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attack_killers" ADD CONSTRAINT "attack_killers_tag_id_character_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."character_tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attacks" ADD CONSTRAINT "attacks_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_tags" ADD CONSTRAINT "unit_tags_character_id_units_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."units"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_tags" ADD CONSTRAINT "unit_tags_tag_id_character_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."character_tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_enemies" ADD CONSTRAINT "stage_enemies_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attack_killers_tag_id_index" ON "attack_killers" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "attacks_character_id_index" ON "attacks" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "unit_tags_tag_id_index" ON "unit_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "stage_enemies_character_id_index" ON "stage_enemies" USING btree ("character_id");--> statement-breakpoint
ALTER TABLE "character_tags" ADD CONSTRAINT "character_tags_game_id_unique" UNIQUE("game_id");