import { resolve } from "node:path";
// The whole site; loaders and server are one bundle and so share one dataset.
import * as build from "virtual:react-router/server-build";
import { startClock } from "#db/clock.ts";
import { answerAtOnce } from "./answer-at-once.ts";
import type { ServerConfig } from "./config.ts";
import { openDataset } from "./dataset/open-dataset.ts";
import { readClientFiles } from "./files/client-files.ts";
import { readOwnPictures } from "./files/own-pictures.ts";
import { HeldAnswers } from "./held/held-answers.ts";
import { listenOn } from "./http-server.ts";
import { createLog, logOutput } from "./log.ts";
import { listenForScrapes } from "./metrics/listen-for-scrapes.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { reception } from "./reception.ts";
import { requestLines } from "./request-lines.ts";
import { requestListener } from "./request-listener.ts";
import { rollLimit } from "./roll-limit.ts";
import { makeSite } from "./site.ts";
import { withStylesOnce } from "./styles-once.ts";

export { readServerConfig } from "./config.ts";
export { PortInUseError } from "./http-server.ts";

export interface RunningServer {
  /** Where it can be reached from this machine. */
  readonly url: string;
  stop(): Promise<void>;
}

// Together with the pool's five seconds less than the ten after which containers are killed.
const GRACE_MS = 4_500;

/**
 * Starts the site: connects, reads the dataset, listens. Stands in the built bundle at
 * build/server/index.js, beside build/client.
 * @throws {DatabaseUnreachableError | DatabaseRefusedError | PortInUseError} with one sentence.
 */
export async function serve(config: ServerConfig): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const files = await readClientFiles(resolve(import.meta.dirname, "../client"));
  const ownPictures = await readOwnPictures(config.imageDir);
  const clock = startClock(config.almanacNow);
  const clockOffset = config.almanacNow === undefined ? 0 : clock() - Date.now();
  const held = new HeldAnswers({ maxBytes: config.heldBytes, clock });
  const dataset = await openDataset(config, { log, clock, swapped: () => held.clear() });
  const metrics =
    config.metrics &&
    createMetrics({
      heldBytes: () => held.bytes,
      dataset: dataset.current,
      databaseReached: () => dataset.staleSince() === null,
      clock,
    });
  const site = makeSite(withStylesOnce(build), {
    config,
    log,
    tellRequest: requestLines(log, logOutput()),
    clock,
    clockOffset,
    files,
    ownPictures,
    held,
    dataset: dataset.current,
    staleSince: dataset.staleSince,
    metrics,
    rollLimit: config.rollRateLimit && rollLimit(config.rollRateLimit),
  });
  // The metrics stop last but for the dataset, so that they tell of the stop too.
  const stops = [dataset.close];
  const stop = async () => {
    for (const end of stops.toReversed()) {
      await end();
    }
  };
  try {
    if (config.metrics && metrics) {
      const scrapes = await listenForScrapes(config.metrics, metrics, log);
      stops.push(() => scrapes.stop(0));
      const { host } = config.metrics;
      log.info({ url: `${address(host, scrapes.port)}/metrics` }, "Metrics can be read.");
    }
    const received = reception(site);
    const server = await listenOn(config, requestListener(received), answerAtOnce(received));
    stops.push(() => server.stop(GRACE_MS));
    const url = address(config.host, server.port);
    log.info({ url, dataset: dataset.current()?.version ?? null }, "Listening.");
    return {
      url,
      stop: async () => {
        await stop();
        log.info("Stopped.");
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function address(host: string, port: number): string {
  return `http://${reachableHost(host)}:${port}`;
}

function reachableHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") {
    return "localhost";
  }
  return host.includes(":") ? `[${host}]` : host;
}
