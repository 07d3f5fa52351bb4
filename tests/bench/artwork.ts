// What pictures cost: one that nobody has asked for before, one that is held beside a held page, the
// bytes of each kind, and the pixels that a build draws. `npm run bench artwork`, after `npm run
// build`. Ends with 1 when a target is missed.
import { fileURLToPath } from "node:url";
import { rasterFile } from "#app/images/raster/raster-file.ts";
import { rasterPictures } from "#app/images/raster/raster-pictures.ts";
import { readPack } from "#db/pack/read.ts";
import { tell } from "#tests/support/figures.ts";
import { importSeeds } from "#tests/support/import-seeds.ts";
import { createFresh } from "#tests/support/postgres/fresh.ts";
import { openServer } from "#tests/support/postgres/open.ts";
import { median, requestsASecond } from "#tests/support/requests-a-second.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";

/** Bytes are medians, compressed. */
const TARGETS = {
  drawnMs: 15,
  thumbnailBytes: 2_000,
  cardBytes: 5_000,
  ofHeldPage: 0.9,
  rasterSeconds: 60,
};
const BROTLI = { "accept-encoding": "br" };
/** The smallest page, whose bytes are the nearest to a picture's. */
const HELD_PAGE = "/menu";
const ROUNDS = 5;

const KINDS = [
  { name: "thumbnails", of: "characters", variant: "/thumbnail", atMost: TARGETS.thumbnailBytes },
  {
    name: "thumbnails as pixels",
    of: "characters",
    variant: "/thumbnail.avif",
    atMost: TARGETS.thumbnailBytes,
  },
  { name: "cards of characters", of: "characters", variant: "/card", atMost: TARGETS.cardBytes },
  { name: "full pictures of characters", of: "characters", variant: "/full", atMost: undefined },
  { name: "story cards", of: "story-cards", variant: "", atMost: TARGETS.cardBytes },
  { name: "prayers", of: "prayers", variant: "", atMost: undefined },
] as const;

const databases = await openServer();
const database = await createFresh(databases.url);
try {
  await importSeeds(database.url);
  await ask(database.url);
} finally {
  await database.drop();
  await databases.close();
}
await drawRasters();

async function ask(databaseUrl: string): Promise<void> {
  const site = await startSiteProcess(databaseUrl, {}, { discardsLog: true });
  for (const { name, of, variant, atMost } of KINDS) {
    const pictures = (await idsOf(of)).map((id) => `/images/${of}/${id}${variant}`);
    const first: { ms: number; bytes: number }[] = [];
    for (const path of pictures) first.push(await fetched(`http://127.0.0.1:${site.port}${path}`));
    const value = median(first.map(({ ms }) => ms));
    tell({ what: `${name}: never drawn before`, value, unit: "ms", atMost: TARGETS.drawnMs });
    const bytes = median(first.map(({ bytes }) => bytes));
    tell({ what: `${name}: as sent`, value: bytes, unit: "bytes", atMost });
  }
  const [picture = Number.NaN, page = Number.NaN] = await alternate(site.port, [
    "/images/characters/l1-reimu/thumbnail",
    HELD_PAGE,
  ]);
  const what = `a held picture, of the page ${HELD_PAGE} at ${Math.round(page)}/s`;
  tell({ what, value: picture / page, unit: "×", atLeast: TARGETS.ofHeldPage });
  await site.stop();
}

/** All pictures of the build, none of them kept from an earlier one. */
async function drawRasters(): Promise<void> {
  const pictures = rasterPictures();
  const started = performance.now();
  for (const picture of pictures) await rasterFile(picture);
  const value = (performance.now() - started) / 1000;
  const what = `the ${pictures.length} pictures of pixels that a build draws`;
  tell({ what, value, unit: "s", atMost: TARGETS.rasterSeconds });
}

async function idsOf(records: (typeof KINDS)[number]["of"]): Promise<(string | number)[]> {
  const pack = await readPack(fileURLToPath(new URL("../../seeds", import.meta.url)));
  return pack.records[`${records}.json`].map(({ id }) => id);
}

/** Asks as a browser does, and tells the bytes as they go over the wire; fetch would unpack them. */
async function fetched(url: string): Promise<{ ms: number; bytes: number }> {
  const started = performance.now();
  const answer = await fetch(url, { headers: BROTLI });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  await answer.arrayBuffer();
  const ms = performance.now() - started;
  return { ms, bytes: Number(answer.headers.get("content-length")) };
}

/** Medians of the requests a second of each address, measured in turns. */
async function alternate(port: number, paths: readonly string[]): Promise<number[]> {
  const rates = paths.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, path] of paths.entries()) {
      rates[index]?.push(await requestsASecond({ port, path, headers: BROTLI }, 1000));
    }
  }
  return rates.map(median);
}
