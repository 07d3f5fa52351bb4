import { fileURLToPath } from "node:url";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as runMigrations } from "drizzle-orm/postgres-js/migrator";
import type { Sql } from "postgres";
import { connect, type Database } from "./connect.ts";
import { DatabaseRefusedError } from "./errors.ts";
import { reach } from "./reach.ts";

const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));

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
  refuseUnknown(before, readMigrationFiles({ migrationsFolder }));
  await runMigrations(db, { migrationsFolder });
  return { applied: (await readApplied(sql)).length - before.length };
}

/** When each applied migration was written, in milliseconds since the epoch. */
async function readApplied(sql: Sql): Promise<number[]> {
  const [log] = await sql<{ exists: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  if (!log?.exists) return [];
  const rows = await sql<{ written: string }[]>`
    select created_at as written from drizzle.__drizzle_migrations`;
  return rows.map(({ written }) => Number(written));
}

function refuseUnknown(applied: readonly number[], known: readonly MigrationMeta[]): void {
  const moments = new Set(known.map(({ folderMillis }) => folderMillis));
  const unknown = applied.filter((written) => !moments.has(written)).length;
  if (unknown === 0) return;
  throw new DatabaseRefusedError(
    `The database holds ${unknown} ${unknown === 1 ? "migration" : "migrations"} that this version of the program does not know; start the newer version, or use another database.`,
  );
}
