import type { Sql } from "postgres";
import { DatabaseRefusedError, DatabaseUnreachableError } from "./errors.ts";

const oldestMajor = 15;

/**
 * Makes sure that the database answers and that it is PostgreSQL 15 or newer. Throws
 * `DatabaseUnreachableError` or `DatabaseRefusedError` with a sentence that holds no password.
 */
export async function reach(sql: Sql, databaseUrl: string): Promise<void> {
  const version = await readVersion(sql, databaseUrl);
  const major = Math.floor(version / 10_000);
  if (major < oldestMajor) {
    throw new DatabaseRefusedError(
      `The database at ${describeUrl(databaseUrl)} is PostgreSQL ${major}; ${oldestMajor} or newer is needed.`,
    );
  }
}

async function readVersion(sql: Sql, databaseUrl: string): Promise<number> {
  try {
    const [row] = await sql<{ version: number }[]>`
      select current_setting('server_version_num')::int as version`;
    return row?.version ?? 0;
  } catch (error) {
    throw new DatabaseUnreachableError(
      `The database at ${describeUrl(databaseUrl)} cannot be reached: ${describeReason(error)}. Start it, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Host, port and database: what a person needs, without the user's password. */
function describeUrl(databaseUrl: string): string {
  const [, place = ""] = /^[a-z]+:\/\/(?:[^/]*@)?([^?]*)/.exec(databaseUrl) ?? [];
  const socket = new URLSearchParams(databaseUrl.split("?")[1] ?? "").get("host");
  return socket === null ? place : `${socket} (${place})`;
}

/** Connecting to a name with several addresses fails with an error whose message is empty. */
function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== "") return error.message;
  return "code" in error ? String(error.code) : error.name;
}
