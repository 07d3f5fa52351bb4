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
    const place = describeUrl(databaseUrl);
    const reason = describeReason(error);
    throw new DatabaseUnreachableError(
      isRefusedPassword(error)
        ? `The database at ${place} keeps another password: ${reason}. Correct ${passwordSource(databaseUrl)}, or give the role that password (docs/runbook.md, "Another database password").`
        : `The database at ${place} cannot be reached: ${reason}. Start it, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** PostgreSQL's codes for a wrong password and for a role that may not connect. */
function isRefusedPassword(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^28(000|P01)$/.test(String(error.code));
}

/** What whoever runs the site has set: docker compose writes the URL from a variable for each role. */
function passwordSource(databaseUrl: string): string {
  const [, role = ""] = /^[a-z]+:\/\/([^:@/]*)/.exec(databaseUrl) ?? [];
  return composeVariables[role] ?? "DATABASE_URL";
}

const composeVariables: Readonly<Record<string, string>> = {
  almanac_keeper: "POSTGRES_PASSWORD",
  almanac_reader: "READER_PASSWORD",
};

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
