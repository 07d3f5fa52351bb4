import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Sql } from "postgres";
import { DatabaseRefusedError } from "#db/errors.ts";

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

export interface MigrationState {
  readonly applied: number;
  readonly pending: number;
}

/** How many of this program's migrations the database has, and how many it lacks. */
export async function readMigrationState(sql: Sql): Promise<MigrationState> {
  const known = readMigrationFiles({ migrationsFolder });
  const [log] = await sql<{ exists: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  if (!log?.exists) return { applied: 0, pending: known.length };
  const rows = await sql<{ written: string }[]>`
    select created_at as written from drizzle.__drizzle_migrations`;
  const written = new Set(rows.map((row) => Number(row.written)));
  const applied = known.filter(({ folderMillis }) => written.has(folderMillis)).length;
  return { applied, pending: known.length - applied };
}

/** @throws {DatabaseRefusedError} when the tables are not those of this program yet. */
export async function refusePending(sql: Sql): Promise<void> {
  const { pending } = await readMigrationState(sql);
  if (pending === 0) return;
  throw new DatabaseRefusedError(
    `The database lacks ${pending} ${pending === 1 ? "migration" : "migrations"}; run "npm run db -- migrate" first.`,
  );
}
