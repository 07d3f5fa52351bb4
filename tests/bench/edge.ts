// A day of 10 million visits behind caches: `npm run bench edge [visits]`, after `npm run build`. How
// long answers may be kept is read from the built site; what one server renders uncached, and what share
// of a mix the proxy of docker compose answers by itself are measured; the day is drawn from that.
import { seededRandom } from "#app/game/rates/seeded-random.ts";
import { type DayOfKind, simulateDay, zipf } from "#tests/fixtures/edge-day.ts";
import { report } from "#tests/fixtures/figures.ts";
import { startProxy } from "#tests/fixtures/nginx.ts";
import { withSeededSite } from "#tests/fixtures/seeded-site.ts";

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
  const uncached = await perSecond(origin, pages.slice(0, 200));
  const cached = await perSecond(origin, repeated(pages.slice(0, 200), 10));
  report({ what: "addresses of the site map", value: pages.length, unit: "" });
  report({ what: "one server, pages made for the first time", value: uncached, unit: "/s" });
  report({ what: "one server, pages that it has cached", value: cached, unit: "/s" });
  const share = 100 * (await heldShare(origin, pages));
  const what = `answered by the proxy, of ${ASKED_IN_MIX} pages of a mix`;
  report({ what, value: share, unit: "%", atLeast: 80 });
  const kinds = await kindsOf(origin, pages);
  for (const [where, places] of Object.entries(PLACES)) {
    reportDay(where, simulateDay({ visits: VISITS, places, kinds }, random), { uncached, cached });
  }
});

function reportDay(where: string, day: readonly DayOfKind[], rates: Rates): void {
  for (const { name, requests, reached } of day) {
    const hits = 100 * (1 - sum(reached) / requests);
    report({ what: `${where}: hits, ${name}`, value: hits, unit: "%" });
  }
  const total = sum(day.map(({ requests }) => requests));
  report({ what: `${where}: requests of the day`, value: total, unit: "" });
  const hours = Array.from({ length: 24 }, (_, at) =>
    sum(day.map((kind) => kind.reached[at] ?? 0)),
  );
  const peak = hours.indexOf(Math.max(...hours));
  for (const [hour, value] of [
    ["mean", sum(hours) / 24] as const,
    ["peak", hours[peak] ?? 0] as const,
  ]) {
    report({
      what: `${where}: reach the origin in the ${hour} hour`,
      value: Math.round(value),
      unit: "",
    });
  }
  // What a server holds it sends, and a roll costs no more than that; free text it makes into a page.
  // At half of what it can, a server still answers at once; two, so that one may go.
  const busy = sum(
    day.map(({ name, reached }) => {
      const rate = name === "searches" ? rates.uncached : rates.cached;
      return (reached[peak] ?? 0) / 3600 / rate;
    }),
  );
  report({ what: `${where}: replicas`, value: Math.max(2, Math.ceil(busy / 0.5)), unit: "" });
}

/** Requests a second that one server answers. */
interface Rates {
  readonly uncached: number;
  readonly cached: number;
}

function repeated(paths: readonly string[], times: number): string[] {
  return Array.from({ length: times }, () => paths).flat();
}

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

async function perSecond(origin: string, paths: readonly string[]): Promise<number> {
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

/** What the proxy says of each, if there is one. */
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
