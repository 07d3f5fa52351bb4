import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import * as schema from "./schema/index.ts";

/** What queries take as their first argument: a connection pool or a transaction of it. */
export type Database = PostgresJsDatabase<typeof schema>;

export interface Connection {
  readonly db: Database;
  /** The driver itself, for LISTEN and for advisory locks. */
  readonly sql: Sql;
  close(): Promise<void>;
}

interface PoolOptions {
  readonly max?: number;
  /** Called whenever a connection ends; connections are then kept for good. */
  readonly onClose?: () => void;
}

/**
 * Opens a pool of at most `max` connections. Nothing is sent before the first query.
 * `onnotice` messages of the server are dropped: they are hints for a person at a prompt.
 */
export function connect(databaseUrl: string, { max = 10, onClose }: PoolOptions = {}): Connection {
  const { url, path } = separateSocket(databaseUrl);
  const sql = postgres(url, {
    max,
    ...(path === undefined ? {} : { path }),
    connect_timeout: 10,
    ...(onClose && { onclose: onClose, max_lifetime: null }),
    onnotice: () => undefined,
    connection: { application_name: "lostword-almanac" },
  });
  return {
    db: drizzle(sql, { schema }),
    sql,
    close: () => sql.end({ timeout: 5 }),
  };
}

/**
 * A unix socket's folder stands in `host` of the query, as libpq writes it. The driver takes that
 * for a setting of the server, so it leaves the URL for the option the driver has for sockets.
 */
function separateSocket(databaseUrl: string): { url: string; path?: string } {
  if (!/[?&]host=(\/|%2F)/i.test(databaseUrl)) return { url: databaseUrl };
  const url = new URL(databaseUrl);
  const path = `${url.searchParams.get("host")}/.s.PGSQL.${url.port || 5432}`;
  url.searchParams.delete("host");
  return { url: url.href, path };
}
