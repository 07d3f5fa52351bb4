import { fileURLToPath } from "node:url";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as runMigrations } from "drizzle-orm/postgres-js/migrator";
import type { Sql } from "postgres";
import { connect, type Database } from "./connect.ts";
import { DatabaseRefusedError } from "./errors.ts";
import { reach } from "./reach.ts";

/** An arbitrary number of this program's own among PostgreSQL's advisory locks. */
const migrationLock = 7_426_013_905;

/**
 * Brings the database to this program's schema and returns the number of migrations applied.
 * Processes that do it at once wait for each other, by an advisory lock on its own connection.
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

const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));

/** This program's migrations. */
function knownMigrations(): readonly MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder });
}

/** When each migration that the database has was written, in milliseconds since the epoch. */
async function readApplied(sql: Sql): Promise<number[]> {
  const [log] = await sql<{ exists: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  if (!log?.exists) return [];
  const rows = await sql<{ written: string }[]>`
    select created_at as written from drizzle.__drizzle_migrations`;
  return rows.map(({ written }) => Number(written));
}

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
