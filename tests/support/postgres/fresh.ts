import { randomBytes } from "node:crypto";
import { connect } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";

const template = "almanac_template";

export interface FreshDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * Makes the migrated, empty database that every test database is a copy of. Nothing of a test server
 * outlives the run, so it need not reach the disk.
 */
export async function prepareTemplate(serverUrl: string): Promise<void> {
  await administer(serverUrl, [
    "alter system set fsync = off",
    "alter system set synchronous_commit = off",
    "alter system set full_page_writes = off",
    "select pg_reload_conf()",
    `create database ${template}`,
  ]);
  await migrate(databaseUrl(serverUrl, template));
}

/** Makes a database of its own: migrated and empty. */
export async function createFresh(serverUrl: string): Promise<FreshDatabase> {
  const name = `almanac_test_${randomBytes(8).toString("hex")}`;
  await administer(serverUrl, [`create database ${name} template ${template}`]);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => administer(serverUrl, [`drop database ${name} with (force)`]),
  };
}

async function administer(serverUrl: string, statements: string[]): Promise<void> {
  const { sql, close } = connect(serverUrl, { max: 1 });
  try {
    for (const statement of statements) await sql.unsafe(statement);
  } finally {
    await close();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
