import fc from "fast-check";
import { fuzzedCardQuery } from "#tests/support/fuzzed-query.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { sendAll } from "./hostile-input.ts";
import type { Scenario } from "./scenario.ts";

const QUERIES = 20_000;
const CONNECTIONS = 16;

/** 20,000 random queries of the story card list, the deepest filter of the site: each is a page. */
export const cardQueries: Scenario = {
  name: "card-queries",
  async run({ databaseUrl }) {
    const site = await startSiteProcess(databaseUrl);
    const origin = `http://127.0.0.1:${site.port}`;
    const requests = fc.sample(fuzzedCardQuery, { numRuns: QUERIES, seed: 553 }).map((query) => {
      const { pathname, search } = new URL(`/story-cards?${query}`, origin);
      return `GET ${pathname}${search} HTTP/1.1\r\nHost: a\r\n\r\n`;
    });
    const answered = (await sendAll(site, requests, CONNECTIONS)).finding(
      `${QUERIES} random queries of the story card list`,
    );
    const errors = site.log.errors.length;
    await site.stop();
    const holds = answered.figure === `${QUERIES} × 200`;
    return [
      { ...answered, holds },
      { what: "errors in the log", figure: String(errors), holds: errors === 0 },
    ];
  },
};
