import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importPack } from "#db/pack/import.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { startSite } from "#tests/fixtures/running-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const database = testDatabase();
let folder: string;
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "almanac-pictures-"));
  for (const [path, text] of [
    ["images/characters/l1-reimu/thumbnail.png", "own thumbnail"],
    ["images/story-cards/12.svg", "<svg/>"],
    ["icons/items/coin.svg", "<svg>coin</svg>"],
    ["img/bg-home.webp", "own ground"],
    ["assets/app.png", "not a picture's place"],
    ["images/notes.txt", "not a picture"],
    ["images/story-cards/gone.png", "gone"],
    ["images/story-cards/folder.png", "a folder soon"],
    ["images/story-cards/pipe.png", "a pipe soon"],
    ["images/story-cards/loop.png", "a link to itself soon"],
  ] as const) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await importPack(database.connection, smallPack(), { now: Date.now() });
  site = await startSite(database.url, { IMAGE_DIR: folder });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ["/images/characters/l1-reimu/thumbnail", "image/png", "own thumbnail"],
  ["/images/characters/l1-reimu/thumbnail?v=abc", "image/png", "own thumbnail"],
  ["/images/characters/l1-reimu/thumbnail.avif?v=abc", "image/png", "own thumbnail"],
  ["/images/story-cards/12", "image/svg+xml", "<svg/>"],
  ["/icons/items/coin.webp", "image/svg+xml", "<svg>coin</svg>"],
  ["/img/bg-home.webp", "image/webp", "own ground"],
])("the operator's own file stands at %s", async (path, type, text) => {
  const response = await fetch(site.url + path);
  expect(response.headers.get("content-type")).toBe(type);
  expect(await response.text()).toBe(text);
});

test("the drawing stands where there is no file of the operator's", async () => {
  const response = await fetch(`${site.url}/images/characters/l1-reimu/card`);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
});

test.each(["/assets/app.png", "/images/notes.txt", "/images/..%2fassets/app.png"])(
  "nothing else of the folder is served: %s",
  async (path) => {
    expect((await fetch(site.url + path)).status).toBe(404);
  },
);

test("a drawing inside an operator's file may run nothing", async () => {
  const response = await fetch(`${site.url}/images/story-cards/12`);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("a file that has gone since the start is a 404", async () => {
  await rm(join(folder, "images/story-cards/gone.png"));
  expect((await fetch(`${site.url}/images/story-cards/gone`)).status).toBe(404);
});

test("a folder that is none stops the start, and is named", async () => {
  const start = startSite(database.url, { IMAGE_DIR: join(folder, "nowhere") });
  await expect(start).rejects.toThrow(/IMAGE_DIR must be a folder/);
});

test.each<[string, (file: string) => unknown]>([
  ["folder", (file) => mkdir(file)],
  ["pipe", (file) => execFileSync("mkfifo", [file])],
  ["loop", (file) => symlink(file, file)],
])("a picture that became a %s is not there, and nobody waits", async (name, become) => {
  const file = join(folder, `images/story-cards/${name}.png`);
  await rm(file);
  await become(file);
  const ask = () =>
    fetch(`${site.url}/images/story-cards/${name}`, { signal: AbortSignal.timeout(5000) });
  expect([(await ask()).status, (await ask()).status]).toEqual([404, 404]);
});
