import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ARTWORK_VERSION } from "#app/artwork/image-paths.ts";
import { importPack } from "#db/pack/import.ts";
import { testDatabase } from "#tests/support/database.ts";
import { startSite } from "#tests/support/running-site.ts";
import { smallPack } from "#tests/support/small-pack.ts";
import { svgFaults } from "#tests/support/svg-faults.ts";

const database = testDatabase();
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  await importPack(database.connection, smallPack(), { now: Date.now() });
  site = await startSite(database.url);
});
afterAll(() => site.stop());

const get = (path: string, headers = {}) => fetch(`${site.url}${path}`, { headers });
const PATHS = [
  "/images/characters/l1-reimu/thumbnail",
  "/images/characters/l1-reimu/safe",
  "/images/characters/l1-reimu/card",
  "/images/characters/l1-reimu/full",
  "/images/story-cards/12",
];

describe.each(PATHS)("GET %s", (path) => {
  test("answers a sound SVG picture", async () => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(svgFaults(await response.text())).toEqual([]);
  });
});

test("a picture is held: the second request has the bytes of the first and a 304 for its tag", async () => {
  const first = await get(PATHS[0] ?? "");
  const tag = first.headers.get("etag") ?? "";
  const second = await get(PATHS[0] ?? "", { "if-none-match": tag });
  expect([tag === "", second.status]).toEqual([false, 304]);
});

test.each([
  [`?v=${ARTWORK_VERSION}`, "public, max-age=31536000, immutable"],
  [`?v=${ARTWORK_VERSION}&other=1`, "public, max-age=31536000, immutable"],
  ["", "public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800"],
  ["?v=0", "public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800"],
  ["?v=<script>", "public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800"],
])("with the query %s browsers are told %s", async (query, expected) => {
  const response = await get(`${PATHS[0]}${query}`);
  expect(response.headers.get("cache-control")).toBe(expected);
});

test.each([
  "/images",
  "/images/characters/l1-nobody/thumbnail",
  "/images/characters/l1-reimu/huge",
  "/images/characters/l1-reimu/thumbnail/more",
  "/images/characters%2Fl1-reimu%2Fthumbnail",
  "/images/characters/l1-reimu%2Fthumbnail",
  "/images/characters/..%2F..%2Fpackage.json/thumbnail",
  "/images/characters/l1-reimu/thumbnail%00",
  "/images/story-cards/99999",
  "/images/story-cards/12.svg",
  "/images/story-cards/1e1",
])("%s is no picture", async (path) => {
  const response = await get(path);
  expect([400, 404]).toContain(response.status);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
});
