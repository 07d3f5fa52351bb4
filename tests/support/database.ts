import { afterAll, beforeAll, inject } from "vitest";
import { type Connection, connect } from "#db/connect.ts";
import { createFresh, type FreshDatabase } from "./postgres/fresh.ts";

export interface TestDatabase {
  /** Its connection URL, for what opens a pool of its own. */
  readonly url: string;
  readonly connection: Connection;
}

/**
 * Gives the test file that calls it, at its top level, a database of its own: migrated, empty, and
 * dropped after the last test. Both properties can be read inside hooks and tests only.
 */
export function testDatabase(): TestDatabase {
  let open: { fresh: FreshDatabase; connection: Connection } | undefined;
  beforeAll(async () => {
    const fresh = await createFresh(inject("databaseServer"));
    open = { fresh, connection: connect(fresh.url, { max: 4 }) };
  });
  afterAll(async () => {
    await open?.connection.close();
    await open?.fresh.drop();
  });
  const opened = () => {
    if (open) return open;
    throw new Error("The test database exists inside hooks and tests only.");
  };
  return {
    get url() {
      return opened().fresh.url;
    },
    get connection() {
      return opened().connection;
    },
  };
}
