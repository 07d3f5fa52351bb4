import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { imagePath } from "#app/artwork/image-paths.ts";
import { importPack } from "#db/pack/import.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { startSite } from "#tests/fixtures/running-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";
import { svgFaults } from "#tests/fixtures/svg-faults.ts";

const database = testDatabase();
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  const items = [
    { id: "coin", name: "Coin" },
    { id: "god-crystal", name: "God Crystal" },
    { id: OWN_ITEM, name: "An item of the operator's own" },
  ];
  await importPack(database.connection, smallPack({ "items.json": items }), { now: Date.now() });
  site = await startSite(database.url, { ORIGIN });
});
afterAll(() => site.stop());

const get = (path: string, headers = {}) => fetch(`${site.url}${path}`, { headers });
const ORIGIN = "https://almanac.example";
const OWN_ITEM = "moon-cake";
const FOR_A_DAY = "public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800";
const reimu = {
  id: "l1-reimu",
  personId: "reimu",
  nameJp: "博麗霊夢",
  worldId: "L1",
  rebirth: false,
};
const CURRENT = imagePath("characters", reimu, "thumbnail").replace(/^.*(?=\?)/, "");
const PATHS = [
  "/images/characters/l1-reimu/thumbnail",
  "/images/characters/l1-reimu/safe",
  "/images/characters/l1-reimu/card",
  "/images/characters/l1-reimu/full",
  "/images/story-cards/12",
  "/images/prayers/anniversary",
];

describe.each(PATHS)("GET %s", (path) => {
  test("answers a sound SVG picture", async () => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(svgFaults(await response.text())).toEqual([]);
  });
});

describe("an emblem as pixels", () => {
  test.each([
    ["thumbnail.avif", 120],
    ["safe.avif", 120],
    ["thumbnail.avif?w=240", 240],
    ["thumbnail.avif?w=9999", 120],
  ])("%s is %i of them a side, without a hole", async (variant, side) => {
    const response = await get(`/images/characters/l1-reimu/${variant}`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/avif"]);
    const found = await sharp(await response.arrayBuffer()).metadata();
    expect([found.width, found.height, found.format, found.hasAlpha]).toEqual([
      side,
      side,
      "heif",
      false,
    ]);
  });

  test("it shows what the drawing shows, and nobody else", async () => {
    const [pixels, own, other] = await Promise.all([
      coloursOf("l1-reimu/thumbnail.avif"),
      coloursOf("l1-reimu/thumbnail"),
      coloursOf("f1-meiling/thumbnail"),
    ]);
    expect(meanDifference(pixels, own)).toBeLessThan(10);
    expect(meanDifference(pixels, other)).toBeGreaterThan(40);
  });

  test.each([
    ["/images/characters/l1-reimu/thumbnail", "default-src 'none'"],
    ["/images/characters/l1-reimu/nothing.avif", "default-src 'none'"],
    ["/icons/no-such-picture.png", "script-src 'self'"],
  ])("what a browser may open as a page bears what rules pages: %s", async (path, policy) => {
    const { headers } = await get(path);
    expect(headers.get("content-security-policy")).toContain(policy);
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  });

  test("the pixels do not, may be shown on any site, and stay of their type", async () => {
    const { headers } = await get("/images/characters/l1-reimu/thumbnail.avif");
    for (const name of ["content-security-policy", "permissions-policy", "referrer-policy"]) {
      expect(headers.has(name), name).toBe(false);
    }
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("access-control-allow-origin")).toBe("*");
  });

  test.each([
    ["", true],
    [CURRENT, false],
  ])(
    "with the query %j it is told by a tag: %s; never by a number of its own",
    async (query, isTagged) => {
      const { headers } = await get(`/images/characters/l1-reimu/thumbnail.avif${query}`);
      expect(headers.has("etag")).toBe(isTagged);
      expect(headers.has("x-request-id")).toBe(false);
    },
  );

  test("it may be kept as long as the drawing", async () => {
    const response = await get(`/images/characters/l1-reimu/thumbnail.avif${CURRENT}`);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("another version leads to the current one", async () => {
    const path = `${site.url}/images/characters/l1-reimu/thumbnail.avif`;
    const response = await fetch(`${path}?v=zzzzzz`, { redirect: "manual" });
    expect(response.headers.get("location")).toBe(new URL(path).pathname + CURRENT);
  });
});

/** Red, green and blue of each pixel. */
async function coloursOf(picture: string): Promise<Buffer> {
  const response = await get(`/images/characters/${picture}`);
  return sharp(await response.arrayBuffer())
    .resize(104, 104)
    .toColourspace("srgb")
    .removeAlpha()
    .raw({ depth: "uchar" })
    .toBuffer();
}

/** Of the values of two pictures, 0 to 255. */
function meanDifference(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return Number.NaN;
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

test("a picture is held: the second request has the bytes of the first and a 304 for its tag", async () => {
  const first = await get(PATHS[0] ?? "");
  const tag = first.headers.get("etag") ?? "";
  const second = await get(PATHS[0] ?? "", { "if-none-match": tag });
  expect([tag === "", second.status]).toEqual([false, 304]);
});

test.each([
  ["its version", CURRENT, "public, max-age=31536000, immutable"],
  ["its version and more", `${CURRENT}&other=1`, "public, max-age=31536000, immutable"],
  ["no version", "", FOR_A_DAY],
  ["what no version looks like", "?v=<script>", FOR_A_DAY],
])("a picture asked for with %s may be kept as long as it is right", async (_, query, expected) => {
  const response = await get(`${PATHS[0]}${query}`);
  expect(response.headers.get("cache-control")).toBe(expected);
});

test("another version leads to the current one, and is not kept", async () => {
  const response = await fetch(`${site.url}${PATHS[0]}?v=zzzzzz`, { redirect: "manual" });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe(`${PATHS[0]}${CURRENT}`);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

describe("a link preview", () => {
  test.each([
    "/link-previews/characters/f1-meiling.png",
    "/link-previews/story-cards/12.png",
    "/link-previews/prayers/anniversary.png",
    "/link-previews/floors/1.png",
  ])("%s is 1200 x 630 pixels", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
  });

  test.each([
    "/link-previews/characters/nobody.png",
    "/link-previews/characters/l1-reimu.jpg",
    "/link-previews/characters/..%2F..%2Fpackage.png",
    "/link-previews/floors/0.png",
    "/link-previews/floors/1e0.png",
    "/link-previews/everything/1.png",
    "/link-previews/story-cards/99999.png",
  ])("%s is none", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe("the raster pictures of the build", () => {
  test.each([
    ["/icons/items/coin.webp", 128, 128],
    ["/icons/gico/epic.webp", 128, 128],
    ["/img/bg-home.webp", 1600, 900],
    ["/img/tower-bg.webp", 1600, 900],
    ["/img/prayer-bg-dark.webp", 1600, 900],
  ])("%s is %i x %i pixels", async (path, width, height) => {
    const response = await get(path);
    expect(response.headers.get("content-type")).toBe("image/webp");
    const found = await sharp(await response.arrayBuffer()).metadata();
    expect([found.width, found.height, found.format]).toEqual([width, height, "webp"]);
  });

  test("whoever asks for an icon without having seen a page gets one", async () => {
    const response = await get("/favicon.ico");
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "image/vnd.microsoft.icon",
    ]);
  });

  test("an item of the operator's own has an icon too", async () => {
    const response = await get(`/icons/items/${OWN_ITEM}.webp`);
    expect(response.headers.get("content-type")).toBe("image/webp");
  });

  test("what is no item has none", async () => {
    expect((await get("/icons/items/no-such-item.webp")).status).toBe(404);
  });
});

test.each([
  "/images",
  "/images/characters/l1-nobody/thumbnail",
  "/images/characters/l1-reimu/huge",
  "/images/characters/l1-reimu/card.avif",
  "/images/characters/l1-reimu/thumbnail.webp",
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
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
});

test.each([
  ["/characters?character=f1-meiling", "characters/f1-meiling"],
  ["/characters/info/f1-meiling", "characters/f1-meiling"],
  ["/story-cards/info/12", "story-cards/12"],
  ["/story-cards?card=12", "story-cards/12"],
  ["/prayers/info/anniversary", "prayers/anniversary"],
  ["/stages/scarlet-devil-tower?floor=1", "floors/1"],
])("the page %s names its picture for other sites, which is there", async (path, preview) => {
  const html = await (await get(path)).text();
  const [, image] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
  expect(image).toBe(`${ORIGIN}/link-previews/${preview}.png`);
  const picture = await get(`/link-previews/${preview}.png`);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
});
