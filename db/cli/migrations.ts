import type { Sql } from "postgres";
import { knownMigrations, readApplied } from "#db/applied-migrations.ts";
import { DatabaseRefusedError } from "#db/errors.ts";

export interface MigrationState {
  readonly applied: number;
  readonly pending: number;
}

/** How many of this program's migrations the database has, and how many it lacks. */
export async function readMigrationState(sql: Sql): Promise<MigrationState> {
  const known = knownMigrations();
  const written = new Set(await readApplied(sql));
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
