import { fileURLToPath } from "node:url";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type { Sql } from "postgres";

export const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));

/** This program's migrations. */
export function knownMigrations(): readonly MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder });
}

/** When each migration that the database has was written, in milliseconds since the epoch. */
export async function readApplied(sql: Sql): Promise<number[]> {
  const [log] = await sql<{ exists: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  if (!log?.exists) return [];
  const rows = await sql<{ written: string }[]>`
    select created_at as written from drizzle.__drizzle_migrations`;
  return rows.map(({ written }) => Number(written));
}
