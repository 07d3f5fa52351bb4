CREATE TABLE "open_data_records" (
	"entity" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"line" text NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "open_data_records_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
ALTER TABLE "open_data_records" ADD CONSTRAINT "open_data_records_entity_open_data_entity_fk" FOREIGN KEY ("entity") REFERENCES "public"."open_data"("entity") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "open_data_records" ("entity", "id", "position", "line", "fingerprint")
SELECT "entity", "line"::jsonb ->> 'id', "place" - 1, "line", "fingerprints" ->> ("line"::jsonb ->> 'id')
FROM "open_data", string_to_table("lines", chr(10)) WITH ORDINALITY AS "split" ("line", "place")
WHERE "line" <> '';--> statement-breakpoint
ALTER TABLE "open_data" DROP COLUMN "count";--> statement-breakpoint
ALTER TABLE "open_data" DROP COLUMN "lines";--> statement-breakpoint
ALTER TABLE "open_data" DROP COLUMN "fingerprints";