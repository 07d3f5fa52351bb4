import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#tests/fixtures/database.ts";
import { importCards } from "#tests/fixtures/running-site.ts";
import { type SiteProcess, startSiteProcess } from "#tests/fixtures/site-process.ts";
import { startSteadyLoad } from "#tests/fixtures/steady-load.ts";

const CLIENTS = 300;
/** Ten seconds for headers, five until the next look, and time to accept all on a busy machine. */
const LONGEST_MS = 60_000;

const database = testDatabase();
let site: SiteProcess;

beforeAll(async () => {
  await importCards(database.connection, { "A Card": undefined });
  site = await startSiteProcess(database.url);
});

afterAll(async () => {
  expect(await site.stop()).toBe(0);
});

test("clients that write a byte a second are let go, and visitors do not notice them", async () => {
  const slow = Array.from({ length: CLIENTS }, () => slowWriter(site.port));
  // As many ask for more than the system keeps for them, and never read.
  const deaf = Array.from({ length: CLIENTS }, () => slowReader(site.port));
  const visitors = startSteadyLoad(site.port, ["/", "/story-cards", "/favicon.svg"], {
    pauseMs: 20,
  });
  const writing = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write("x");
  }, 1_000);
  await expect
    .poll(() => slow.filter(({ closed }) => !closed).length, { timeout: LONGEST_MS })
    .toBe(0);
  clearInterval(writing);
  const { requests, failures } = await visitors.stop();
  for (const socket of deaf) socket.destroy();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(0);
}, 90_000);

function slowWriter(port: number): Socket {
  const socket = open(port).resume();
  socket.write("GET /story-cards HTTP/1.1\r\nHost: a\r\nX-Slow: ");
  return socket;
}

function slowReader(port: number): Socket {
  const socket = open(port).pause();
  socket.write("GET /api/story-cards/get-list HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20));
  return socket;
}

/** The server may cut it off whenever it likes. */
function open(port: number): Socket {
  const socket = connect(port, "127.0.0.1");
  return socket.on("error", () => socket.destroy());
}
