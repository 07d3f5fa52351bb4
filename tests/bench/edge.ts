// A day of 10 million visits behind caches: `npm run bench edge [visits]`, after `npm run build`. How
// long answers may be kept is read from the built site; what one server makes afresh and what share
// of a mix the proxy of docker compose answers by itself are measured; the day is drawn from that.
import { seededRandom } from "#app/game/rates/seeded-random.ts";
import { simulateDay, zipf } from "#tests/support/edge-day.ts";
import { tell } from "#tests/support/figures.ts";
import { startProxy } from "#tests/support/nginx.ts";
import { withSeededSite } from "#tests/support/seeded-site.ts";

const VISITS = Number(process.argv[2] ?? 10_000_000);
/** Of a CDN with a shield in front of the origin there is one place; without one, its larger cities. */
const PLACES = { "docker compose's proxy, or a CDN with a shield": 1, "a CDN of 30 places": 30 };
/** Free text: a hundred thousand things that people look for. */
const SEARCHES = 100_000;
const ASKED_IN_MIX = 20_000;
const AT_ONCE = 16;
const numbers = seededRandom("a day");
const random = () => numbers.next() / 2 ** 32;

await withSeededSite(async (origin) => {
  const pages = await addressesOf(origin);
  const rate = await answeredAfresh(origin, pages);
  const kinds = await kindsOf(origin, pages);
  tell({ what: "addresses of the site map", value: pages.length, unit: "" });
  tell({ what: "one server, each answer made for the first time", value: rate, unit: "/s" });
  tell({
    what: `answered by the proxy, of ${ASKED_IN_MIX} pages of a mix`,
    value: 100 * (await heldShare(origin, pages)),
    unit: "%",
    atLeast: 80,
  });
  for (const [where, places] of Object.entries(PLACES)) {
    const day = simulateDay({ visits: VISITS, places, kinds }, random);
    for (const { name, requests, reached } of day) {
      tell({
        what: `${where}: hits, ${name}`,
        value: 100 * (1 - sum(reached) / requests),
        unit: "%",
      });
    }
    const hours = Array.from({ length: 24 }, (_, at) =>
      sum(day.map((kind) => kind.reached[at] ?? 0)),
    );
    const peak = Math.max(...hours);
    tell({
      what: `${where}: requests of the day`,
      value: sum(day.map((kind) => kind.requests)),
      unit: "",
    });
    tell({
      what: `${where}: reach the origin in the mean hour`,
      value: Math.round(sum(hours) / 24),
      unit: "",
    });
    tell({
      what: `${where}: reach the origin in the peak hour`,
      value: Math.round(peak),
      unit: "",
    });
    // At half of what it can, a server still answers at once; two, so that one may go.
    const replicas = Math.max(2, Math.ceil(peak / 3600 / (rate / 2)));
    tell({ what: `${where}: replicas`, value: replicas, unit: "", atMost: 8 });
  }
});

/** A visit: a document, what the router fetches on the way, calls, files, searches, some rolls. */
async function kindsOf(origin: string, pages: readonly string[]) {
  const kept = async (path: string) => keptSeconds(await fetch(origin + path));
  const pageTimes: number[] = [];
  for (const page of pages) pageTimes.push(await kept(page));
  const call = await kept("/api/general/home");
  const search = await kept("/story-cards?name=moon");
  return [
    { name: "pages", perVisit: 1.2, keptSeconds: pageTimes },
    { name: "data of pages", perVisit: 3, keptSeconds: pageTimes },
    { name: "calls", perVisit: 0.5, keptSeconds: [call] },
    { name: "searches", perVisit: 0.2, keptSeconds: new Array<number>(SEARCHES).fill(search) },
    { name: "files", perVisit: 12, keptSeconds: new Array<number>(2_000).fill(86_400) },
    { name: "rolls", perVisit: 0.1, keptSeconds: [0] },
  ];
}

function keptSeconds(answer: Response): number {
  const rule = answer.headers.get("cache-control") ?? "";
  if (/no-cache|no-store|private/.test(rule)) return 0;
  return Number(/s-maxage=(\d+)/.exec(rule)?.[1] ?? 0);
}

async function addressesOf(origin: string): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = ""]) => new URL(loc).pathname,
  );
  if (found.length === 0) throw new Error("The site map names no address.");
  return [...new Set(found)];
}

/** Requests a second of a server that has none of the answers yet. */
async function answeredAfresh(origin: string, pages: readonly string[]): Promise<number> {
  const paths = pages.slice(0, 400);
  const started = performance.now();
  await askAll(origin, paths);
  return (paths.length / (performance.now() - started)) * 1000;
}

async function heldShare(origin: string, pages: readonly string[]): Promise<number> {
  const proxy = await startProxy([Number(new URL(origin).port)], { limits: false });
  const shares = zipf(pages.length);
  const paths = Array.from({ length: ASKED_IN_MIX }, () => drawn(pages, shares));
  const states = await askAll(`http://127.0.0.1:${proxy.port}`, paths);
  await proxy.stop();
  return states.filter((state) => /; hit/.test(state)).length / states.length;
}

function drawn(pages: readonly string[], shares: readonly number[]): string {
  let left = random();
  for (const [at, share] of shares.entries()) {
    left -= share;
    if (left < 0) return pages[at] ?? "/";
  }
  return "/";
}

/** How each was held by the proxy, if there is one. */
async function askAll(origin: string, paths: readonly string[]): Promise<string[]> {
  const states: string[] = [];
  let next = 0;
  const visitor = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const answer = await fetch(origin + path, { headers: { "accept-encoding": "br" } });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}.`);
      states.push(answer.headers.get("cache-status") ?? "");
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return states;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
