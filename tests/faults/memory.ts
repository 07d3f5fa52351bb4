import { randomOf } from "#app/artwork/drawing/random.ts";
import { RawConnection } from "#tests/support/raw-connection.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { slopeOf } from "#tests/support/slope.ts";
import { fuzzedTargets } from "./hostile.ts";
import { PAGES, type Scenario } from "./scenario.ts";

const REQUESTS = 200_000;
const READINGS = 10;
/** While the held answers fill up memory may rise. */
const WARM_UP = 150_000;
const CONNECTIONS = 16;
const HELD_MIB = 4;
/** MiB more for every 100,000 requests: what the collector's own noise may look like. */
const STEEPEST = 2;

/** 200,000 mixed requests with random queries: what is left after a collection does not grow. */
export const memory: Scenario = {
  name: "memory",
  async run({ databaseUrl }) {
    const variables = { HELD_ANSWERS_MB: String(HELD_MIB), LOG_LEVEL: "warn" };
    const site = await startSiteProcess(databaseUrl, variables, { collects: true });
    const requests = mixedRequests();
    const connections = Array.from({ length: CONNECTIONS }, () => new RawConnection(site.port));
    const send = async (count: number) => {
      let left = count;
      const drain = async (connection: RawConnection) => {
        while (left > 0) {
          left -= 1;
          await connection.exchange(requests());
        }
      };
      await Promise.all(connections.map(drain));
    };
    await send(WARM_UP);
    const readings: number[] = [];
    for (let reading = 0; reading < READINGS; reading += 1) {
      await send(REQUESTS / READINGS);
      readings.push((await site.collect()) / 2 ** 20);
    }
    for (const connection of connections) connection.close();
    await site.stop();
    const slope = slopeOf(readings) * (100_000 / (REQUESTS / READINGS));
    return [
      {
        what: `memory over ${REQUESTS} requests`,
        figure: `${readings.map((mib) => mib.toFixed(1)).join(" ")} MiB, ${slope.toFixed(2)} MiB more per 100,000 (at most ${STEEPEST})`,
        holds: slope <= STEEPEST,
      },
    ];
  },
};

/**
 * Pages and calls with random queries, and invented addresses, each in another encoding. Most queries
 * are junk, as they are on a real site; one in fifty asks for an answer that nobody had before.
 */
function mixedRequests(): () => string {
  const random = randomOf("7").next;
  const invented = fuzzedTargets(Number.POSITIVE_INFINITY, 8);
  const encodings = ["br", "gzip", "zstd", "identity"];
  const word = () => Math.floor(random() * 1e9).toString(36);
  return () => {
    const path = PAGES[Math.floor(random() * PAGES.length)] ?? "/";
    const target =
      random() < 0.1
        ? (invented.next().value ?? "/")
        : `${path}?${random() < 0.02 ? `name=${word()}&` : ""}${word()}=${word()}&${word()}`;
    const encoding = encodings[Math.floor(random() * encodings.length)];
    return `GET ${target} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
  };
}
