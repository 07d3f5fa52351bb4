import { afterAll, beforeAll, expect, test } from "vitest";
import { canonicalPaths } from "#app/site-map.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { type RunningNginx, startProxy } from "#tests/fixtures/nginx.ts";
import { startSite } from "#tests/fixtures/running-site.ts";
import { importSeeds } from "#tests/fixtures/seeded-site.ts";

const database = testDatabase();
let site: Awaited<ReturnType<typeof startSite>>;
let proxy: RunningNginx;
beforeAll(async () => {
  await importSeeds(database.url);
  site = await startSite(database.url, { TRUST_PROXY: "1", ORIGIN: "http://localhost" });
  proxy = await startProxy([Number(new URL(site.url).port)], { limits: false });
}, 600_000);
afterAll(async () => {
  await proxy.stop();
  await site.stop();
});

const ask = (path: string) => fetch(`http://127.0.0.1:${proxy.port}${path}`);

async function cacheStatusAt(path: string): Promise<string | null> {
  const answer = await ask(path);
  await answer.arrayBuffer();
  return answer.headers.get("cache-status");
}

test.each([...canonicalPaths(), "/story-cards.data", "/api/general/home", "/api/openapi.json"])(
  "%s comes from the proxy the second time",
  async (path) => {
    await cacheStatusAt(path);
    expect(await cacheStatusAt(path)).toBe("almanac-proxy; hit");
  },
);

test("no answer varies by more than the proxy's key holds", async () => {
  const varied = new Set<string>();
  for (const path of [...canonicalPaths(), "/api", "/api/general/home", "/favicon.svg"]) {
    const { headers } = await ask(path);
    for (const name of headers.get("vary")?.split(",") ?? []) varied.add(name.trim().toLowerCase());
  }
  expect([...varied].filter((name) => !["accept-encoding", "accept"].includes(name))).toEqual([]);
});
