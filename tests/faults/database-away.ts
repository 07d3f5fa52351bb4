import { setTimeout as sleep } from "node:timers/promises";
import { cutConnection } from "#tests/support/cut-connection.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { startSteadyLoad } from "#tests/support/steady-load.ts";
import { noneFailed, PAGES, type Scenario } from "./scenario.ts";

const AWAY_MS = 30_000;

/** The database is stopped for half a minute: nothing fails, answers say so, and it ends by itself. */
export const databaseAway: Scenario = {
  name: "database-away",
  async run({ databaseUrl }) {
    const way = await cutConnection(databaseUrl);
    const site = await startSiteProcess(way.url);
    const load = startSteadyLoad(site.port, PAGES, { pauseMs: 5 });
    const marked = async () => {
      const answer = await fetch(`http://127.0.0.1:${site.port}/story-cards`);
      await answer.arrayBuffer();
      return answer.headers.has("x-almanac-stale");
    };
    await sleep(1_000);
    await way.shut();
    const told = await within(AWAY_MS, marked);
    await sleep(AWAY_MS - told.ms);
    await way.open();
    const ended = await within(20_000, async () => !(await marked()));
    const counts = await load.stop();
    await site.stop();
    await way.shut();
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
