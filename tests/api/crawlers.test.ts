import { afterAll, beforeAll, expect, test } from "vitest";
import { importPack } from "#db/pack/import.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { startSite } from "#tests/fixtures/running-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const ORIGIN = "https://almanac.example";
const database = testDatabase();
let known: Awaited<ReturnType<typeof startSite>>;
let unknown: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  await importPack(database.connection, smallPack(), { now: Date.now() });
  known = await startSite(database.url, { ORIGIN });
  unknown = await startSite(database.url);
});
afterAll(async () => {
  await known.stop();
  await unknown.stop();
});

test("robots.txt lets everything be read, and names the sitemap of a site that knows its address", async () => {
  const robots = await fetch(`${known.url}/robots.txt`);
  expect(robots.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await robots.text()).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  expect(await (await fetch(`${unknown.url}/robots.txt`)).text()).toBe(
    "User-agent: *\nDisallow:\n",
  );
});

test("every address of the sitemap is a page that calls itself so", async () => {
  const sitemap = await fetch(`${known.url}/sitemap.xml`);
  expect(sitemap.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const text = await sitemap.text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses).toContain(`${ORIGIN}/`);
  expect(addresses).toContain(`${ORIGIN}/characters/release-order`);
  expect(addresses).toContain(`${ORIGIN}/prayers/info/anniversary`);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    const page = await fetch(address.replace(ORIGIN, known.url), {
      redirect: "error",
      headers: { accept: "text/html" },
    });
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await page.text())?.[1];
    expect([page.status, canonical], address).toEqual([200, address]);
  }
});

test("a site that does not know its address has no sitemap", async () => {
  const sitemap = await fetch(`${unknown.url}/sitemap.xml`);
  expect(sitemap.status).toBe(404);
  expect(await sitemap.text()).toContain("ORIGIN");
});
