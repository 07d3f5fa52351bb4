import { afterEach, expect, test } from "vitest";
import { testDatabase } from "#tests/fixtures/database.ts";
import { freePort } from "#tests/fixtures/raw-connection.ts";
import { importCards, startSite } from "#tests/fixtures/running-site.ts";

const database = testDatabase();
const sites: Awaited<ReturnType<typeof startSite>>[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.stop()));
});

async function start() {
  const { version } = await importCards(database.connection, { "A Card": undefined });
  const port = await freePort();
  const site = await startSite(database.url, { METRICS_PORT: String(port) });
  sites.push(site);
  return { site, version, metrics: `http://127.0.0.1:${port}/metrics` };
}

test("requests, cached answers and the dataset are reported on a port of their own", async () => {
  const { site, version, metrics } = await start();
  // Not one of the pages that are made before anybody asks.
  const page = "/story-cards?name=card";
  for (const path of [page, page, "/api/story-cards/get-list", "/nowhere"]) {
    await (await fetch(site.url + path)).text();
  }
  const text = async () => (await fetch(metrics)).text();
  const pages = 'almanac_requests_total{kind="page",method="GET",status="200"} 2\n';
  await expect.poll(text).toContain(pages);
  const exposed = await text();
  expect(exposed).toContain('almanac_requests_total{kind="page",method="GET",status="404"} 1\n');
  expect(exposed).toContain('almanac_response_cache_answers_total{source="hit"} 1\n');
  expect(exposed).toContain('almanac_response_cache_answers_total{source="miss"} 3\n');
  expect(exposed).toContain(`almanac_dataset_version ${version}\n`);
  expect(exposed).toContain("almanac_database_reached 1\n");
});

test("visitors do not reach them", async () => {
  const { site } = await start();
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
});

test("they stop with the server", async () => {
  const { metrics } = await start();
  expect((await fetch(metrics)).status).toBe(200);
  await sites.pop()?.stop();
  await expect(fetch(metrics)).rejects.toThrow("fetch failed");
});
