import { once } from "node:events";
import { createServer, connect as dial, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#tests/support/free-port.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { startSteadyLoad } from "#tests/support/steady-load.ts";
import { noneFailed, PAGES, type Scenario } from "./scenario.ts";

const AWAY_MS = 30_000;

/** The database is stopped for half a minute: nothing fails, answers say so, and it ends by itself. */
export const databaseAway: Scenario = {
  name: "database-away",
  async run({ databaseUrl }) {
    const gate = await openGate(databaseUrl);
    const site = await startSiteProcess(gate.url);
    const load = startSteadyLoad(site.port, PAGES, { pauseMs: 5 });
    const marked = async () => {
      const answer = await fetch(`http://127.0.0.1:${site.port}/story-cards`);
      await answer.arrayBuffer();
      return answer.headers.has("x-almanac-stale");
    };
    await sleep(1_000);
    await gate.shut();
    const told = await within(AWAY_MS, marked);
    await sleep(AWAY_MS - told.ms);
    await gate.open();
    const ended = await within(20_000, async () => !(await marked()));
    const counts = await load.stop();
    await site.stop();
    await gate.shut();
    return [
      noneFailed("database stopped for 30 s", counts),
      {
        what: "answers say that they are stale",
        figure: told.done ? `after ${seconds(told.ms)}` : "never",
        holds: told.done,
      },
      {
        what: "and no longer once it is back",
        figure: ended.done ? `after ${seconds(ended.ms)}` : "never",
        holds: ended.done,
      },
    ];
  },
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function within(limitMs: number, holds: () => Promise<boolean>) {
  const started = performance.now();
  let done = await holds();
  while (!done && performance.now() - started < limitMs) {
    await sleep(100);
    done = await holds();
  }
  return { done, ms: performance.now() - started };
}

/** A way to the database that can be cut, as its stop would: nobody answers at the port. */
async function openGate(databaseUrl: string) {
  const real = new URL(databaseUrl);
  const realPort = Number(real.port || 5432);
  // The embedded server listens on a unix socket, whose folder stands in the query.
  const folder = real.searchParams.get("host");
  const port = await freePort();
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far =
      folder === null ? dial(realPort, real.hostname) : dial(`${folder}/.s.PGSQL.${realPort}`);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const listen = async () => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  url.searchParams.delete("host");
  return {
    url: url.href,
    open: listen,
    shut: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
