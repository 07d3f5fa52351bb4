import { migrate as runMigrations } from "drizzle-orm/postgres-js/migrator";
import type { Sql } from "postgres";
import { knownMigrations, migrationsFolder, readApplied } from "./applied-migrations.ts";
import { connect, type Database } from "./connect.ts";
import { DatabaseRefusedError } from "./errors.ts";
import { reach } from "./reach.ts";

/** An arbitrary number of this program's own among PostgreSQL's advisory locks. */
const migrationLock = 7_426_013_905;

/**
 * Brings the database to this program's schema and tells how many migrations that took. Processes
 * that do it at once wait for each other: an advisory lock is held on a connection of its own.
 * Throws `DatabaseUnreachableError`, and `DatabaseRefusedError` for a PostgreSQL older than 15 or
 * a schema newer than this program.
 */
export async function migrate(databaseUrl: string): Promise<{ applied: number }> {
  const { db, sql, close } = connect(databaseUrl, { max: 2 });
  try {
    await reach(sql, databaseUrl);
    const holder = await sql.reserve();
    try {
      await holder`select pg_advisory_lock(${migrationLock})`;
      return await migrateAlone(db, sql);
    } finally {
      holder.release();
    }
  } finally {
    // The lock ends with the connection that took it, whatever happened.
    await close();
  }
}

async function migrateAlone(db: Database, sql: Sql): Promise<{ applied: number }> {
  const before = await readApplied(sql);
  refuseUnknown(before);
  await runMigrations(db, { migrationsFolder });
  return { applied: (await readApplied(sql)).length - before.length };
}

function refuseUnknown(applied: readonly number[]): void {
  const moments = new Set(knownMigrations().map(({ folderMillis }) => folderMillis));
  const unknown = applied.filter((written) => !moments.has(written)).length;
  if (unknown === 0) return;
  throw new DatabaseRefusedError(
    `The database holds ${unknown} ${unknown === 1 ? "migration" : "migrations"} that this version of the program does not know; start the newer version, or use another database.`,
  );
}
