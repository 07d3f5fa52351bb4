import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { connect } from "#db/connect.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { createFresh } from "#tests/fixtures/postgres/fresh.ts";
import { importCards, startSite } from "#tests/fixtures/running-site.ts";

const START = "2026-11-21T09:00:00Z";
const database = testDatabase();
let site: Awaited<ReturnType<typeof startSite>>;
let startedAt = 0;

beforeAll(async () => {
  site = await startSite(database.url, { ALMANAC_NOW: START });
  startedAt = performance.now();
});
afterAll(() => site.stop());

const ask = (path: string) => fetch(site.url + path);
const page = async (path: string) => (await ask(path)).text();

// The tests of this file follow each other: the site is started once and lives through them.

test("without a dataset the site is alive and not ready", async () => {
  expect((await ask("/healthz")).status).toBe(200);
  expect((await ask("/readyz")).status).toBe(503);
  const [shown, called] = [await ask("/story-cards"), await ask("/api/story-cards/get-list")];
  expect([shown.status, shown.headers.get("content-type")]).toEqual([
    503,
    "text/plain; charset=utf-8",
  ]);
  expect([called.status, called.headers.get("content-type")]).toEqual([
    503,
    "application/problem+json",
  ]);
});

test("an import is served without a restart", async () => {
  const { version } = await importCards(database.connection, { "First Card": undefined });
  await expect.poll(async () => (await ask("/readyz")).status).toBe(200);
  expect(await (await ask("/readyz")).json()).toEqual({
    status: "ready",
    dataset: version,
    database: "reached",
  });
  expect(await page("/story-cards")).toContain("First Card");
});

test("an import replaces the answers that are cached", async () => {
  await importCards(database.connection, { "Second Card": undefined });
  await expect.poll(() => page("/story-cards")).toContain("Second Card");
  expect(await page("/story-cards")).not.toContain("First Card");
});

test("a connection that was lost is opened again", async () => {
  const listening = database.connection.sql`
    select pid from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`;
  const [before] = await listening;
  await database.connection.sql`select pg_terminate_backend(${before?.pid ?? 0})`;
  await importCards(database.connection, { "Third Card": undefined });
  await expect.poll(() => page("/story-cards"), { timeout: 10_000 }).toContain("Third Card");
});

test("a cached page ends at its moment", async () => {
  const now = Date.parse(START) + performance.now() - startedAt;
  const release = new Date(Math.ceil((now + 1500) / 1000) * 1000);
  await importCards(database.connection, {
    "Fourth Card": undefined,
    "Card to Come": release.toISOString().replace(".000", ""),
  });
  await expect.poll(() => page("/story-cards")).toContain("Fourth Card");
  const shown = await ask("/story-cards");
  expect(shown.headers.get("cache-control")).toMatch(/s-maxage=[0-2],/);
  expect(await shown.text()).not.toContain("Card to Come");
  await expect.poll(() => page("/story-cards"), { timeout: 5_000 }).toContain("Card to Come");
});

test("while the database is away the site stands, and then it follows again", async () => {
  const { fresh, administrator, own } = await openSecond();
  try {
    await administrator.unsafe(`alter database ${fresh.name} allow_connections false`);
    await administrator`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = ${fresh.name}`;
    expect(await (await fetch(`${own.url}/story-cards`)).text()).toContain("Card Before");
    expect((await fetch(`${own.url}/readyz`)).status).toBe(200);
    await administrator.unsafe(`alter database ${fresh.name} allow_connections true`);
    await importInto(fresh.url, "Card After");
    await expect
      .poll(async () => (await fetch(`${own.url}/story-cards`)).text(), { timeout: 20_000 })
      .toContain("Card After");
  } finally {
    await own.stop();
    await administrator.end();
    await fresh.drop();
  }
});

/** A site on a database of its own, which an administrator can take away from it. */
async function openSecond() {
  const server = inject("databaseServer");
  const fresh = await createFresh(server);
  await importInto(fresh.url, "Card Before");
  const own = await startSite(fresh.url);
  const name = new URL(fresh.url).pathname.slice(1);
  return { fresh: { ...fresh, name }, administrator: connect(server, { max: 1 }).sql, own };
}

async function importInto(url: string, name: string): Promise<void> {
  const connection = connect(url, { max: 1 });
  await importCards(connection, { [name]: undefined });
  await connection.close();
}
