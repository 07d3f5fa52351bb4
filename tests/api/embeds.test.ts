import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { oembedAnswer } from "#app/api-schemas/oembed.ts";
import { importPack } from "#db/pack/import.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { startSite } from "#tests/fixtures/running-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const ORIGIN = "https://almanac.example";
const database = testDatabase();
let site: Awaited<ReturnType<typeof startSite>>;
let prayer: string;

beforeAll(async () => {
  await importPack(database.connection, smallPack(), { now: Date.now() });
  site = await startSite(database.url, { ORIGIN });
  const list = await (await fetch(`${site.url}/api/prayers/get-list`)).json();
  prayer = list.content[0].id;
});
afterAll(() => site.stop());

describe("an embed", () => {
  test.each(["/embed/next", "/embed/reset", "/embed/prayer/"])(
    "%s is small and may be framed",
    async (path) => {
      const answer = await fetch(site.url + path + (path.endsWith("/") ? prayer : ""));
      expect(answer.status).toBe(200);
      expect(Buffer.byteLength(await answer.text())).toBeLessThan(10_000);
      expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors *");
    },
  );

  test("is the only thing that may be", async () => {
    for (const path of ["/", "/calendar", `/prayers/info/${prayer}`, "/embed/prayer/nobody"]) {
      const policy = (await fetch(site.url + path)).headers.get("content-security-policy");
      expect(policy).toContain("frame-ancestors 'none'");
    }
  });

  test("of a real prayer marks an end that is made up", async () => {
    const text = await (await fetch(`${site.url}/embed/prayer/anniversary`)).text();
    expect(text).toContain("<h1>Anniversary Festival (sample)</h1>");
  });

  test("of a prayer that there is not is a 404", async () => {
    expect((await fetch(`${site.url}/embed/prayer/nobody`)).status).toBe(404);
  });
});

describe("oEmbed", () => {
  const ask = (query: Record<string, string>) =>
    fetch(`${site.url}/api/oembed?${new URLSearchParams(query)}`);

  test("tells the frame of a page, no larger than was asked for", async () => {
    const answer = await ask({ url: `${ORIGIN}/prayers/info/${prayer}`, maxwidth: "200" });
    const { html, width } = oembedAnswer.parse(await answer.json());
    expect(width).toBe(200);
    expect(html).toContain(`src="${ORIGIN}/embed/prayer/${prayer}"`);
  });

  test("is announced by the page of a prayer", async () => {
    const page = await (await fetch(`${site.url}/prayers/info/${prayer}`)).text();
    const [, href = ""] = /type="application\/json\+oembed" href="([^"]+)"/.exec(page) ?? [];
    const address = new URL(href.replaceAll("&amp;", "&"));
    expect(address.searchParams.get("url")).toBe(`${ORIGIN}/prayers/info/${prayer}`);
  });

  test.each([
    [{}, 400],
    [{ url: "nothing" }, 400],
    [{ url: ORIGIN, format: "xml" }, 400],
    [{ url: ORIGIN, maxwidth: "-1" }, 400],
    [{ url: "https://elsewhere.example/" }, 404],
    [{ url: `${ORIGIN}/settings` }, 404],
    [{ url: `${ORIGIN}/prayers/info/nobody` }, 404],
  ])("%j is a %i", async (query, status) => {
    expect((await ask(query as Record<string, string>)).status).toBe(status);
  });
});
