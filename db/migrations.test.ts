import { readdirSync, readFileSync } from "node:fs";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import * as schema from "./schema/index.ts";

test("the migrations make the tables and words of the schema (npm run migration -- --name …)", async () => {
  const newest = readdirSync("migrations/meta")
    .filter((file) => file.endsWith("_snapshot.json"))
    .toSorted()
    .at(-1);
  const migrated = JSON.parse(readFileSync(`migrations/meta/${newest}`, "utf8"));
  const missing = await generateMigration(migrated, generateDrizzleJson(schema, migrated.id));
  expect(missing).toEqual([]);
});
