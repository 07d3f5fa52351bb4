// The built server, one process: how long its event loop stands still for any one address, and what
// many requests leave in memory: `npm run bench endurance [requests (200000)]`, after `npm run build`.
// Ends with 1 when a target is missed.
import { setTimeout as sleep } from "node:timers/promises";
import { canonicalPaths } from "#app/site-map.ts";
import { report } from "#tests/fixtures/figures.ts";
import { costlyAddresses, fuzzedTargets } from "#tests/fixtures/hostile-requests.ts";
import { createFresh } from "#tests/fixtures/postgres/fresh.ts";
import { openServer } from "#tests/fixtures/postgres/open.ts";
import { freePort, RawConnection } from "#tests/fixtures/raw-connection.ts";
import { importSeeds } from "#tests/fixtures/seeded-site.ts";
import { startSiteProcess } from "#tests/fixtures/site-process.ts";

const TARGETS = { memory: 450, growth: 10, stall: 200 };

const REQUESTS = Number(process.argv[2] ?? 200_000);
const databases = await openServer();
const database = await createFresh(databases.url);
try {
  await importSeeds(database.url);
  await endure(database.url);
} finally {
  await database.drop();
  await databases.close();
}

async function endure(databaseUrl: string): Promise<void> {
  const metricsPort = await freePort();
  const variables = { METRICS_PORT: String(metricsPort) };
  const site = await startSiteProcess(databaseUrl, variables, { discardsLog: true });
  await longestStall(site.port, metricsPort);
  const resident = async () =>
    (await metricOf(metricsPort, "process_resident_memory_bytes")) / 2 ** 20;
  await askMixed(site.port, 0, REQUESTS / 2);
  const before = await resident();
  await askMixed(site.port, REQUESTS / 2, REQUESTS);
  const after = await resident();
  const asked = `${REQUESTS.toLocaleString("en")} requests, a third invented`;
  report({ what: `resident after ${asked}`, value: after, unit: "MiB", atMost: TARGETS.memory });
  const growth = 100 * (after / before - 1);
  report({
    what: "of that more than after half",
    value: growth,
    unit: "%",
    atMost: TARGETS.growth,
  });
  await site.stop();
}

/** Each address once and alone; the server tells how long its event loop stood still meanwhile. */
async function longestStall(port: number, metricsPort: number): Promise<void> {
  const loop = () => metricOf(metricsPort, "nodejs_eventloop_lag_max_seconds");
  const connection = new RawConnection(port);
  const stalls: { readonly path: string; readonly ms: number }[] = [];
  // Until the pages of the menu have been made.
  await sleep(5_000);
  for (const path of [...canonicalPaths(), ...costlyAddresses()]) {
    await loop();
    await connection.exchange(`GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n`);
    stalls.push({ path, ms: 1000 * (await loop()) });
  }
  connection.close();
  const [longest] = stalls.toSorted((one, other) => other.ms - one.ms);
  const what = `longest stall from one of ${stalls.length} addresses, ${longest?.path.slice(0, 40)}`;
  report({ what, value: longest?.ms ?? Number.NaN, unit: "ms", atMost: TARGETS.stall });
}

/** Requests over eight connections: pages, calls and data that exist, and each third an invention. */
async function askMixed(port: number, from: number, to: number): Promise<void> {
  const known = [...canonicalPaths(), "/api/story-cards/get-list?page=2", "/story-cards.data"];
  const invented = fuzzedTargets(Number.POSITIVE_INFINITY, from + 1);
  const encodings = ["br", "gzip", "identity"];
  let sent = from;
  const visitors = Array.from({ length: 8 }, async () => {
    const connection = new RawConnection(port);
    while (sent < to) {
      sent += 1;
      const path = sent % 3 === 0 ? invented.next().value : known[sent % known.length];
      const lines = [`GET ${path} HTTP/1.1`, "Host: a", `Accept-Encoding: ${encodings[sent % 3]}`];
      await connection.exchange(Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"));
    }
    connection.close();
  });
  await Promise.all(visitors);
}

/** A number that the server tells of itself. */
async function metricOf(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
}
