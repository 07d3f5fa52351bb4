import { resolve } from "node:path";
// The whole site; loaders and server are one bundle and so share one dataset.
import * as build from "virtual:react-router/server-build";
import { startClock } from "#db/clock.ts";
import { canonicaliser } from "./cache/canonical-url.ts";
import { ResponseCache } from "./cache/response-cache.ts";
import type { ServerConfig } from "./config.ts";
import { openDataset } from "./dataset/open-dataset.ts";
import { buildMetaAnswer } from "./files/build-meta.ts";
import { listOwnPictures } from "./files/own-pictures.ts";
import { listStaticFiles } from "./files/static-files.ts";
import { listenOn } from "./listen.ts";
import { createLog } from "./log.ts";
import { listenForScrapes } from "./metrics/listen-for-scrapes.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { ownAnswers } from "./own-answers.ts";
import { requestHandler } from "./request-handler.ts";
import { rollLimit } from "./roll-limit.ts";
import { createRender } from "./router.ts";

export { readServerConfig } from "./config.ts";
export { PortInUseError } from "./listen.ts";

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
  const files = await listStaticFiles(resolve(import.meta.dirname, "../client"));
  const pictures = await listOwnPictures(config.imageDir, log);
  const clock = startClock(config.almanacNow);
  const clockOffset = config.almanacNow === undefined ? 0 : clock() - Date.now();
  const cache = new ResponseCache({ maxBytes: config.heldBytes, clock });
  const dataset = await openDataset(config, { log, clock, swapped: () => cache.clear() });
  const { current, staleSince } = dataset;
  const metrics =
    config.metrics &&
    createMetrics({
      heldBytes: () => cache.bytes,
      dataset: current,
      databaseReached: () => staleSince() === null,
      clock,
    });
  const { origin, trustProxy } = config;
  const buildMeta = buildMetaAnswer(build.routes, files.build);
  const handler = requestHandler(
    { log, trustProxy, sendFile: files.send, staleSince, metrics },
    {
      own: ownAnswers({ build: files.build, buildMeta, dataset: current, staleSince }),
      files,
      pictures,
      canonicalise: canonicaliser(build.routes),
      cache,
      render: createRender(build, { origin, clockOffset, buildId: files.build.id }),
      dataset: current,
      clock,
      origin,
      rollLimit: config.rollRateLimit && rollLimit(config.rollRateLimit),
    },
  );
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
    const server = await listenOn(config, handler);
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
