import type { Sql } from "postgres";

/** Whether someone waits for a lock on the table. */
export async function isWaitedFor(sql: Sql, table: string): Promise<boolean> {
  const waiting = await sql`
    select from pg_locks where relation = ${table}::regclass and not granted`;
  return waiting.length > 0;
}
