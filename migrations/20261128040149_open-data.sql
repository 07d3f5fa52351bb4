CREATE TABLE "dataset_changes" (
	"version" bigint PRIMARY KEY NOT NULL,
	"previous_version" bigint NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"entities" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_data" (
	"entity" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"count" integer NOT NULL,
	"lines" text NOT NULL,
	"fingerprints" jsonb NOT NULL,
	"coverage" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dataset" ADD COLUMN "provenance" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "forever_prayers" ADD COLUMN "count" integer;--> statement-breakpoint
ALTER TABLE "roulettes" ADD COLUMN "notes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "roulettes" ADD COLUMN "count" integer;--> statement-breakpoint
ALTER TABLE "roulettes" ADD COLUMN "sources" text[] DEFAULT '{}' NOT NULL;