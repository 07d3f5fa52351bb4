// The pull simulator: how fast the rule draws on one core, how fast the roll call answers over
// loopback, how much work a refusal is, and how long ten thousand runs of a hundred pulls take in Chromium beside a page that
// must stay free: `npm run bench rolls [seconds a measurement (3)] [rounds (3)]`. Ends with 1 when a
// target is missed.

import { rollSampler } from "#app/game/rates/roll-sampler.ts";
import { seededRandom } from "#app/game/rates/seeded-random.ts";
import { prayerDetail } from "#app/presenters/prayer-detail.ts";
import { connect } from "#db/connect.ts";
import { readDataset } from "#db/queries/dataset.ts";
import { launchChromium } from "#tests/fixtures/browser/chromium.ts";
import { report } from "#tests/fixtures/figures.ts";
import { measure } from "#tests/fixtures/load.ts";
import { median } from "#tests/fixtures/paced-load.ts";
import { createFresh } from "#tests/fixtures/postgres/fresh.ts";
import { openServer } from "#tests/fixtures/postgres/open.ts";
import { everyRoll } from "#tests/fixtures/rates/prayers.ts";
import { importSeeds } from "#tests/fixtures/seeded-site.ts";
import { startSiteProcess } from "#tests/fixtures/site-process.ts";

const PRAYER = "festival-l1-okina";
const TARGETS = { pulls: 5e6, requests: 3000, p99: 25, refusal: 1, experiment: 1000, task: 50 };

const ms = 1000 * Math.min(60, Number(process.argv[2] ?? 3));
const rounds = Math.min(20, Number(process.argv[3] ?? 3));
const databases = await openServer();
const database = await createFresh(databases.url);
try {
  await importSeeds(database.url);
  await drawing(database.url);
  const site = await startSiteProcess(
    database.url,
    { ROLL_RATE_LIMIT: "off" },
    { discardsLog: true },
  );
  await answering(site.port, database.url);
  await refusing(site.port, database.url);
  await trying(`http://127.0.0.1:${site.port}/prayers/info/${PRAYER}`);
  await site.stop();
} finally {
  await database.drop();
  await databases.close();
}

/** Pulls a second of every kind of roll in the rule itself. */
async function drawing(url: string): Promise<void> {
  const connection = connect(url, { max: 1 });
  const dataset = await readDataset(connection.db);
  await connection.close();
  const prayer = dataset && prayerDetail(dataset, PRAYER, Date.now());
  if (!prayer) throw new Error(`The seeds have no ${PRAYER}.`);
  for (const { name, rates } of everyRoll(prayer)) {
    const sample = rollSampler(rates);
    const random = seededRandom(name);
    const drawn = new Int32Array(rates.pulls);
    const speeds = Array.from({ length: rounds }, () => {
      const began = performance.now();
      let pulls = 0;
      while (performance.now() - began < ms / 3) {
        for (let rolled = 0; rolled < 1000; rolled += 1) sample(random, drawn);
        pulls += 1000 * rates.pulls;
      }
      return (pulls * 1000) / (performance.now() - began);
    });
    judge(`${name}: pulls a second`, median(speeds), TARGETS.pulls, "at least");
  }
}

/** Requests a second and their waiting times, and what the database had to do for them. */
async function answering(port: number, url: string): Promise<void> {
  const body = JSON.stringify({ id: PRAYER, type: "multi" });
  const asked = { port, path: "/api/prayers/roll", headers: {}, connections: 16, body };
  await measure({ ...asked, ms: 2000 });
  const before = await transactions(url);
  const measured = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measure({ ...asked, ms }));
  const statuses = new Set(measured.map(({ status }) => status));
  if (statuses.size !== 1 || !statuses.has("200")) throw new Error([...statuses].join());
  const perSecond = median(measured.map((one) => (one.requests * 1000) / one.ms));
  const p99 = median(measured.map(({ waits }) => percentile(waits, 0.99)));
  judge("roll call: requests a second", perSecond, TARGETS.requests, "at least");
  judge("roll call: p99 in ms", p99, TARGETS.p99, "at most");
  const requests = measured.reduce((sum, one) => sum + one.requests, 0);
  console.log(`  ${(await transactions(url)) - before} transactions for ${requests} requests`);
}

/** Ms that each kind of refusal takes over one connection, the client's own work included. */
async function refusing(port: number, url: string): Promise<void> {
  const connection = connect(url, { max: 1 });
  const dataset = await readDataset(connection.db);
  await connection.close();
  const silent = dataset?.prayers.find(({ simulator }) => !simulator);
  for (const { what, ...sent } of refusedRolls(PRAYER, silent?.id ?? "")) {
    const asked = { port, path: "/api/prayers/roll", headers: {}, connections: 1, ...sent };
    await measure({ ...asked, ms: 100 });
    const { requests, ms: taken, status } = await measure({ ...asked, ms: ms / 6 });
    if (!/^4/.test(status)) throw new Error(`${what}: ${status}`);
    judge(`refusal of ${what} (${status}) in ms`, taken / requests, TARGETS.refusal, "at most");
  }
}

/** Ten thousand times a plan of some hundred pulls in the page's worker, and the longest task of its own thread. */
async function trying(url: string): Promise<void> {
  const browser = await launchChromium(["--disable-gpu"]);
  const page = await browser.newPage();
  await page.goto(`${url}?gc=6000`, { waitUntil: "networkidle" });
  const often = page.getByRole("button", { name: "Try the plan 10,000 times" });
  await often.waitFor();
  // The longest task stands on the document, where it can be read at the end.
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    new PerformanceObserver((list) => {
      const tasks = list.getEntries().map(({ duration }) => duration);
      dataset.longest = String(Math.max(Number(dataset.longest ?? 0), ...tasks));
    }).observe({ type: "longtask" });
  });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(
      await often.evaluate(async (button: HTMLElement) => {
        const began = performance.now();
        const counted = new Promise<void>((resolve) => {
          const look = new MutationObserver(() => {
            if (!document.querySelector("progress")) resolve();
          });
          requestAnimationFrame(() =>
            look.observe(document.body, { childList: true, subtree: true }),
          );
        });
        button.click();
        await counted;
        return performance.now() - began;
      }),
    );
  }
  const longest = await page.evaluate(() => Number(document.documentElement.dataset.longest ?? 0));
  await browser.close();
  judge("10,000 × 100 pulls in Chromium, in ms", median(times), TARGETS.experiment, "at most");
  judge("longest task beside it, in ms", longest, TARGETS.task, "at most");
}

async function transactions(url: string): Promise<number> {
  const connection = connect(url, { max: 1 });
  const [row] = await connection.sql<{ count: string }[]>`
    select xact_commit as count from pg_stat_database where datname = current_database()`;
  await connection.close();
  return Number(row?.count);
}

function percentile(waits: readonly number[], share: number): number {
  return waits.toSorted((one, other) => one - other)[Math.floor(waits.length * share)] ?? 0;
}

function judge(what: string, value: number, target: number, bound: "at least" | "at most"): void {
  report({
    what,
    value,
    unit: "",
    ...(bound === "at most" ? { atMost: target } : { atLeast: target }),
  });
}

/** A body that the roll call refuses, by what is wrong with it. */
interface RefusedRoll {
  readonly what: string;
  readonly body: string;
  readonly contentType?: string;
}

/** Every kind of refusal, the rules' own among them, for two prayers of a dataset. */
function refusedRolls(prayer: string, withoutSimulator: string): RefusedRoll[] {
  const json = (what: string, value: unknown) => ({ what, body: JSON.stringify(value) });
  return [
    json("every field missing", {}),
    json("fields of the wrong type", { id: 1, type: [], sbNo: "1", suNo: {}, pullNo: null }),
    json("huge numbers", { id: prayer, type: "gc", sbNo: 1e308, suNo: 1e308, pullNo: 1e308 }),
    json("negative numbers", { id: prayer, type: "gc", sbNo: -2, suNo: -9, pullNo: -1 }),
    { what: "NaN", body: `{"id":"${prayer}","type":"gc","pullNo":NaN}` },
    { what: "prototype keys", body: `{"__proto__":{"id":"a"},"constructor":1,"toString":2}` },
    { what: "60 kB of one text", body: `{"id":"${"x".repeat(60_000)}","type":"single"}` },
    { what: "60 kB of brackets", body: "[".repeat(60_000) },
    {
      what: "60 kB of unknown fields",
      body: JSON.stringify(Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [at, 1]))),
    },
    { what: "a wrong content type", body: "{}", contentType: "text/plain" },
    json("an unknown prayer", { id: "nowhere", type: "single" }),
    json("a step-up out of range", { id: prayer, type: "step-up", sbNo: 99, suNo: 0 }),
    json("a prayer without simulator", { id: withoutSimulator, type: "single" }),
  ];
}
