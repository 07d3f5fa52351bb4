// The production server for the browser tests, on a database of its own, and beside it the same
// site with the gallery of the widgets. Playwright starts it, reads the addresses from the first
// line, and ends it.
import { once } from "node:events";
import { connect } from "#db/connect.ts";
import { importPack } from "#db/pack/import.ts";
import { createFresh } from "../postgres/fresh.ts";
import { openServer } from "../postgres/open.ts";
import { buildGallery } from "./gallery.ts";
import { siteMoment } from "./site-moment.ts";
import { sitePack } from "./site-pack.ts";

const bundle = new URL("../../../build/server/index.js", import.meta.url).href;

const stop = Promise.race([
  once(process.stdin.resume(), "close"),
  ...["SIGINT", "SIGTERM"].map((signal) => once(process, signal)),
]);
const server = await openServer();
try {
  const { url } = await createFresh(server.url);
  const [galleryBundle] = await Promise.all([buildGallery(), fill(url)]);
  const site = await serveBundle(bundle, url);
  const gallery = await serveBundle(galleryBundle, url);
  process.stdout.write(
    `The site under test: ${site.url}, the gallery: ${gallery.url}, on ${server.description}\n`,
  );
  await stop;
  await Promise.all([site.stop(), gallery.stop()]);
} finally {
  await server.close();
}
process.exit();

async function serveBundle(href: string, databaseUrl: string) {
  const { serve, readServerConfig }: typeof import("#app/server/server.ts") = await import(href);
  return serve(
    readServerConfig({
      DATABASE_URL: databaseUrl,
      PORT: "0",
      ALMANAC_NOW: siteMoment,
      LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
      // All tests roll from one address.
      ROLL_RATE_LIMIT: "off",
    }),
  );
}

async function fill(url: string): Promise<void> {
  const connection = connect(url, { max: 1 });
  try {
    await importPack(connection, sitePack(), { now: Date.parse(siteMoment) });
  } finally {
    await connection.close();
  }
}
