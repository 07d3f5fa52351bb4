import { getTableName, is, sql } from "drizzle-orm";
import { isPgEnum, PgTable } from "drizzle-orm/pg-core";
import { migrate } from "#db/migrate.ts";
import { takeImportLock } from "#db/pack/import.ts";
import * as schema from "#db/schema/index.ts";
import type { OpenDatabase } from "./open-database.ts";

/**
 * Drops this program's tables, types and migration log, nothing else, and makes them anew: empty.
 * The next dataset version is still greater than all before (see `importPack`).
 */
export async function resetDatabase({ url, connection }: OpenDatabase): Promise<void> {
  const entries = Object.values(schema);
  const tables = entries.filter((entry) => is(entry, PgTable)).map((table) => getTableName(table));
  const types = entries.filter((entry) => isPgEnum(entry)).map(({ enumName }) => enumName);
  const list = (names: string[]) =>
    sql.join(
      names.map((name) => sql`${sql.identifier("public")}.${sql.identifier(name)}`),
      sql`, `,
    );
  await connection.db.transaction(async (transaction) => {
    await takeImportLock(transaction);
    await transaction.execute(sql`drop table if exists ${list(tables)}`);
    await transaction.execute(sql`drop type if exists ${list(types)}`);
    await transaction.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
  });
  await migrate(url);
}
