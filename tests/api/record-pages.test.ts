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

// Those with the most cards, versions, floors or figures of their kind.
test.each([
  ["characters", /^\/characters\/info\/.*-(?:marisa|reimu|tenshi|youmu|yuyuko)$/],
  ["story cards", /^\/story-cards\/info\/(?:11|115|307|336)$/],
  ["items", /^\/items\/(?:111|121|131|talisman)$/],
  ["tags", /^\/tags\/(?:gensokyo-resident|god|youkai)$/],
])(
  "the largest pages of %s take at most 16 kB on the line",
  async (_, largest) => {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address = ""]) => new URL(address.replaceAll("&amp;", "&")).pathname)
      .filter((path) => largest.test(path));
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
