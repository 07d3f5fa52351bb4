// The built server over loopback, one process: beside nginx that sends the same bytes as files, through
// the proxy of docker compose, and beside itself without a response cache. Medians of alternating
// rounds, since machines waver:
// `npm run bench serving [seconds a measurement (1)] [rounds (5)]`. Ends with 1 when a target is
// missed. Without nginx (Debian: nginx-light) that part is left out;
// without wrk, and h2load for waiting times (nghttp2-client), clients of this project measure, and are
// themselves what limits the servers.
import { get } from "node:http";
import { report } from "#tests/fixtures/figures.ts";
import { hasNginx, type StoredBody, startProxy, startStaticNginx } from "#tests/fixtures/nginx.ts";
import { hasWrk, median, percentileAtPace, requestsASecond } from "#tests/fixtures/paced-load.ts";
import { createFresh } from "#tests/fixtures/postgres/fresh.ts";
import { openServer } from "#tests/fixtures/postgres/open.ts";
import { importSeeds } from "#tests/fixtures/seeded-site.ts";
import { startSiteProcess } from "#tests/fixtures/site-process.ts";

const NAMED = {
  page: "/story-cards",
  list: "/characters/conventional-list",
  api: "/api/story-cards/get-list",
} as const;
const BROTLI = { "accept-encoding": "br" };
const TARGETS = { brotli: 0.35, plain: 0.3, proxied: 0.85, uncached: 100, p99: 20 };

const ms = 1000 * Math.min(60, Number(process.argv[2] ?? 1));
const rounds = Math.min(20, Number(process.argv[3] ?? 5));
const databases = await openServer();
const database = await createFresh(databases.url);
try {
  await importSeeds(database.url);
  await compare(database.url);
} finally {
  await database.drop();
  await databases.close();
}

async function compare(databaseUrl: string): Promise<void> {
  console.log(`Client: ${hasWrk ? "wrk" : "this program, as wrk is missing"}; ${rounds} rounds.`);
  const site = await startSiteProcess(databaseUrl, {}, { discardsLog: true });
  const uncached = await startSiteProcess(
    databaseUrl,
    { RESPONSE_CACHE_MB: "0" },
    { discardsLog: true },
  );
  const withNginx = hasNginx();
  if (!withNginx) console.log("nginx is missing: not compared with it.");
  const bodies = await Promise.all(Object.keys(NAMED).map((name) => stored(site.port, name)));
  const nginx = withNginx ? await startStaticNginx(bodies) : undefined;
  const proxy = withNginx ? await startProxy([site.port], { limits: false }) : undefined;
  for (const [name, path] of Object.entries(NAMED)) {
    for (const [encoding, headers] of [
      ["brotli", BROTLI],
      ["plain", {}],
    ] as const) {
      const cached = { port: site.port, path, headers };
      const file = encoding === "brotli" ? `/${name}.br` : `/${name}`;
      const still = nginx && { port: nginx.port, path: file, headers };
      const [ours = Number.NaN, theirs] = await alternate(still ? [cached, still] : [cached]);
      report({ what: `${name}, ${encoding}: cached`, value: ours, unit: "/s" });
      if (theirs !== undefined) {
        judge(
          `${name}, ${encoding}: of nginx's ${Math.round(theirs)}/s`,
          ours / theirs,
          TARGETS[encoding],
          "×",
        );
      }
    }
    if (nginx && proxy) {
      const through = { port: proxy.port, path, headers: BROTLI };
      const still = { port: nginx.port, path: `/${name}.br`, headers: BROTLI };
      const [proxied = Number.NaN, sent = Number.NaN] = await alternate([through, still]);
      const what = `${name}, brotli, through the proxy: of nginx's ${Math.round(sent)}/s`;
      judge(what, proxied / sent, TARGETS.proxied, "×");
    }
    const cached = { port: site.port, path, headers: BROTLI };
    const made = { port: uncached.port, path, headers: BROTLI };
    const [ours = Number.NaN, rendered = Number.NaN] = await alternate([cached, made]);
    judge(
      `${name}: cached, of ${Math.round(rendered)}/s uncached`,
      ours / rendered,
      TARGETS.uncached,
      "×",
    );
    const waits = await medianOfWaits(cached, ours / 2);
    judge(`${name}: p99 at ${Math.round(ours / 2)}/s`, waits, TARGETS.p99, "ms");
  }
  await Promise.all([site.stop(), uncached.stop(), nginx?.stop(), proxy?.stop()]);
}

/** Medians of the requests a second of each, measured in turns. */
async function alternate(
  asked: readonly Parameters<typeof requestsASecond>[0][],
): Promise<number[]> {
  const rates = asked.map((): number[] => []);
  for (const one of asked) await requestsASecond(one, 1000);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of asked.entries()) rates[index]?.push(await requestsASecond(one, ms));
  }
  return rates.map(median);
}

/** The 99th percentile of each round, and of those the median, as for the rates. */
async function medianOfWaits(
  asked: Parameters<typeof percentileAtPace>[0],
  perSecond: number,
): Promise<number> {
  // A client that has just started is slower than the server, and would be what is measured.
  await percentileAtPace(asked, { perSecond, ms: 1000 });
  const waits: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    waits.push(await percentileAtPace(asked, { perSecond, ms: 2 * ms }));
  }
  return median(waits);
}

function judge(what: string, value: number, target: number, unit: "×" | "ms"): void {
  report({ what, value, unit, ...(unit === "ms" ? { atMost: target } : { atLeast: target }) });
}

async function stored(port: number, name: string): Promise<StoredBody> {
  const path = Object.entries(NAMED).find(([each]) => each === name)?.[1] ?? "/";
  const plain = await bodyOf(port, path, "identity");
  return { name, plain, brotli: await bodyOf(port, path, "br") };
}

/** The bytes as they go over the wire; fetch would unpack them. */
function bodyOf(port: number, path: string, encoding: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const headers = { "accept-encoding": encoding };
  get({ host: "127.0.0.1", port, path, headers }, async (answer) => {
    resolve(Buffer.concat(await answer.toArray()));
  }).on("error", reject);
  return promise;
}
