import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#tests/fixtures/database.ts";
import { type RunningNginx, startProxy } from "#tests/fixtures/nginx.ts";
import { importSeeds } from "#tests/fixtures/seeded-site.ts";
import { type SiteProcess, startSiteProcess } from "#tests/fixtures/site-process.ts";
import { startSteadyLoad } from "#tests/fixtures/steady-load.ts";

const PATHS = [
  "/",
  "/story-cards",
  "/characters/conventional-list",
  "/api/story-cards/get-list",
  "/story-cards.data",
  "/favicon.svg",
  // Not held by the proxy: these reach a replica every time.
  "/readyz",
  "/characters/no-such-page",
];
const VARIABLES = { TRUST_PROXY: "1", ORIGIN: "http://localhost" };

const database = testDatabase();
let replicas: SiteProcess[];
let proxy: RunningNginx;
beforeAll(async () => {
  await importSeeds(database.url);
  replicas = await Promise.all([0, 1].map(() => startSiteProcess(database.url, VARIABLES)));
  proxy = await startProxy(
    replicas.map(({ port }) => port),
    { limits: false },
  );
}, 600_000);
afterAll(async () => {
  await proxy.stop();
  await Promise.all(replicas.map((replica) => replica.stop()));
}, 60_000);

/** What failed of a load on the proxy that lasts as long as the work. */
async function failuresDuring(work: () => Promise<void>): Promise<readonly string[]> {
  const load = startSteadyLoad(proxy.port, PATHS, { visitors: 4, pauseMs: 5 });
  await work();
  const { requests, failures } = await load.stop();
  expect(requests).toBeGreaterThan(PATHS.length);
  return failures;
}

test("two replicas give the same bytes and tags", async () => {
  for (const path of PATHS.slice(0, -2)) {
    for (const encoding of ["identity", "br", "gzip", "zstd"]) {
      const [first, second] = await Promise.all(
        replicas.map(({ port }) => bytesAndTag(port, path, encoding)),
      );
      expect(first, `${path} (${encoding})`).toBe(second);
    }
  }
});

test("no request fails while one replica after the other is replaced", async () => {
  const codes: (number | null)[] = [];
  const failures = await failuresDuring(async () => {
    for (const [at, replica] of replicas.entries()) {
      codes.push(await replica.stop());
      replicas[at] = await startSiteProcess(database.url, VARIABLES, { port: replica.port });
    }
  });
  expect(failures).toEqual([]);
  expect(codes).toEqual([0, 0]);
}, 120_000);

test("no request fails while a replica is dead", async () => {
  const [first] = replicas;
  expect(await first?.stop()).toBe(0);
  expect(await failuresDuring(() => askAround())).toEqual([]);
  replicas[0] = await startSiteProcess(database.url, VARIABLES, { port: first?.port ?? 0 });
}, 120_000);

test("no request fails while the dataset is replaced, and the new one comes", async () => {
  let imported = 0;
  const failures = await failuresDuring(async () => {
    imported = await importSeeds(database.url);
    await expect.poll(() => servedVersion(), { timeout: 30_000 }).toBe(imported);
  });
  expect(failures).toEqual([]);
}, 120_000);

async function bytesAndTag(port: number, path: string, encoding: string): Promise<string> {
  const headers = { "accept-encoding": encoding };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const body = Buffer.from(await answer.arrayBuffer()).toString("base64");
  return `${answer.headers.get("etag")} ${answer.headers.get("content-length")} ${body}`;
}

/** Some rounds of all that a visitor may ask for. */
async function askAround(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await servedVersion();
}

async function servedVersion(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${proxy.port}/readyz`);
  const { dataset } = await answer.json();
  return dataset;
}
