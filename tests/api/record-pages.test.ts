import { get } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#tests/fixtures/database.ts";
import { startSite } from "#tests/fixtures/running-site.ts";
import { importSeeds } from "#tests/fixtures/seeded-site.ts";

const ORIGIN = "https://almanac.example";
const database = testDatabase();
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  await importSeeds(database.url);
  site = await startSite(database.url, { ORIGIN });
}, 60_000);
afterAll(() => site.stop());

/** How many bytes of a page go to a browser that reads brotli. */
function sizeOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { accept: "text/html", "accept-encoding": "br" };
    get(`${site.url}${path}`, { headers }, (answer) => {
      let size = 0;
      answer.on("data", (part: Buffer) => {
        size += part.length;
      });
      answer.on("end", () =>
        answer.statusCode === 200 && answer.headers["content-encoding"] === "br"
          ? resolve(size)
          : reject(new Error(`${path} answers ${answer.statusCode}`)),
      );
    }).on("error", reject);
  });
}

async function pathsOfSitemap(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address.replaceAll("&amp;", "&")).pathname,
  );
}

// Versions of persons with many, prayers that come again, and what is about the same pool.
test("no two characters or prayers have pages of one title", async () => {
  const mayBeAlike =
    /^\/(characters\/info\/.*-(marisa|reimu|sakuya|suika)$|prayer\/|prayers\/info\/(.*-pool|.*-prayer|anniversary.*|.*rerun.*)$)/;
  const paths = (await pathsOfSitemap()).filter((path) => mayBeAlike.test(path));
  expect(paths.length).toBeGreaterThan(30);
  const pathsByTitle = new Map<string | undefined, string[]>();
  const ask = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const html = await (await fetch(site.url + path)).text();
      const title = /<title>([^<]+)/.exec(html)?.[1];
      pathsByTitle.set(title, [...(pathsByTitle.get(title) ?? []), path]);
    }
  };
  await Promise.all([ask(), ask(), ask()]);
  expect([...pathsByTitle].filter(([, alike]) => alike.length > 1)).toEqual([]);
}, 120_000);

// Those with the most cards, versions, floors or figures of their kind.
test.each([
  ["characters", /^\/characters\/info\/.*-(?:marisa|reimu|tenshi|youmu|yuyuko)$/],
  ["story cards", /^\/story-cards\/info\/(?:11|115|307|336)$/],
  ["items", /^\/items\/(?:111|121|131|talisman)$/],
  ["tags", /^\/tags\/(?:gensokyo-resident|god|youkai)$/],
])(
  "the largest pages of %s take at most 16 kB on the line",
  async (_, largest) => {
    const paths = (await pathsOfSitemap()).filter((path) => largest.test(path));
    expect(paths.length).toBeGreaterThan(2);
    const tooLarge: string[] = [];
    for (const path of paths) {
      const size = await sizeOf(path);
      if (size > 16_000) tooLarge.push(`${path}: ${size}`);
    }
    expect(tooLarge).toEqual([]);
  },
  60_000,
);
