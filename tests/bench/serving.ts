// Requests a second of the built server, over loopback, one server process and this one as client:
// a held page, a held answer of the API, a 304, and a page made afresh for each request.
// `npm run bench serving [seconds]` measures each for that long (3).
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { connect } from "#db/connect.ts";
import { importPack } from "#db/pack/import.ts";
import { readPack } from "#db/pack/read.ts";
import { freePort } from "#tests/support/free-port.ts";
import { measure } from "#tests/support/load.ts";
import { createFresh } from "#tests/support/postgres/fresh.ts";
import { openServer } from "#tests/support/postgres/open.ts";

const CONNECTIONS = 16;
const PAGE = "/story-cards";
const LIST = "/characters/conventional-list";
const API = "/api/story-cards/get-list";

const seconds = Math.min(60, Number(process.argv[2] ?? 3));
const databases = await openServer();
const database = await createFresh(databases.url);
try {
  await importSeeds(database.url);
  const held = await startServer(database.url, "128");
  await report("held page, brotli", held.port, PAGE, { "accept-encoding": "br" });
  await report("held page, uncompressed", held.port, PAGE, {});
  await report("held list, brotli", held.port, LIST, { "accept-encoding": "br" });
  await report("held API answer, brotli", held.port, API, { "accept-encoding": "br" });
  await report("304 of a page", held.port, PAGE, {
    "accept-encoding": "br",
    "if-none-match": await tagOf(held.port, PAGE),
  });
  await held.stop();
  const afresh = await startServer(database.url, "0");
  await report("page made afresh", afresh.port, PAGE, {});
  await report("list made afresh", afresh.port, LIST, {});
  await report("API answer made afresh", afresh.port, API, {});
  await afresh.stop();
} finally {
  await database.drop();
  await databases.close();
}

async function report(
  name: string,
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<void> {
  const options = { port, path, headers, connections: CONNECTIONS };
  await measure({ ...options, ms: 500 });
  const { requests, ms, bytes, status } = await measure({ ...options, ms: seconds * 1000 });
  const rate = Math.round((requests * 1000) / ms);
  const size = Math.round(bytes / requests);
  console.log(`${name.padEnd(28)} ${String(rate).padStart(7)}/s  ${status}  ${size} bytes`);
}

async function importSeeds(url: string): Promise<void> {
  const connection = connect(url);
  const seeds = fileURLToPath(new URL("../../seeds", import.meta.url));
  await importPack(connection, await readPack(seeds), { now: Date.now() });
  await connection.close();
}

/** The server as in production, its log included, which goes nowhere. */
async function startServer(databaseUrl: string, heldMegabytes: string) {
  const port = await freePort();
  const main = fileURLToPath(new URL("../../app/server/main.ts", import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: {
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      HOST: "127.0.0.1",
      PORT: String(port),
      HELD_ANSWERS_MB: heldMegabytes,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error("The server did not start.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  return answer?.ok ?? false;
}

async function tagOf(port: number, path: string): Promise<string> {
  const headers = { "accept-encoding": "br" };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return answer.headers.get("etag") ?? "";
}
