CREATE TABLE "id_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"ids" json NOT NULL,
	"settled_count" integer NOT NULL,
	"settled_hash" text NOT NULL
);
