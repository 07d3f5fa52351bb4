// The production server for the browser tests, on a database of its own; Playwright starts it, reads
// its address from the first line, and ends it.
import { once } from "node:events";
import { connect } from "#db/connect.ts";
import { importPack } from "#db/pack/import.ts";
import { createFresh } from "../postgres/fresh.ts";
import { openServer } from "../postgres/open.ts";
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
  await fill(url);
  const { serve, readServerConfig }: typeof import("#app/server/entry.ts") = await import(bundle);
  const site = await serve(
    readServerConfig({
      DATABASE_URL: url,
      PORT: "0",
      ALMANAC_NOW: siteMoment,
      LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
    }),
  );
  process.stdout.write(`The site under test: ${site.url}, on ${server.description}\n`);
  await stop;
  await site.stop();
} finally {
  await server.close();
}
process.exit();

async function fill(url: string): Promise<void> {
  const connection = connect(url, { max: 1 });
  try {
    await importPack(connection, sitePack(), { now: Date.parse(siteMoment) });
  } finally {
    await connection.close();
  }
}
