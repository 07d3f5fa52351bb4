import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
// The whole site; loaders and server are one bundle and so share one dataset.
import * as build from "virtual:react-router/server-build";
import { startClock } from "#db/clock.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { buildMeta } from "./build-meta.ts";
import { canonicaliser } from "./cache/canonical-url.ts";
import { ResponseCache } from "./cache/response-cache.ts";
import { pageWarmer } from "./cache/warm-pages.ts";
import type { ServerConfig } from "./config.ts";
import { openDataset } from "./dataset/open-dataset.ts";
import { listOwnPictures } from "./files/own-pictures.ts";
import { listStaticFiles } from "./files/static-files.ts";
import { read } from "./find-answer.ts";
import { listenOn } from "./listen.ts";
import { createLog, reportTo } from "./log.ts";
import { createMetrics, listenForScrapes } from "./metrics.ts";
import { ownAnswers } from "./own-answers.ts";
import { createRender } from "./render.ts";
import { requestHandler } from "./request-handler.ts";
import { rollLimit } from "./roll-limit.ts";

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
  const { origin, trustProxy } = config;
  const log = createLog(config.logLevel);
  const files = await listStaticFiles(resolve(import.meta.dirname, "../client"));
  const pictures = await listOwnPictures(config.imageDir, log);
  const clock = startClock(config.almanacNow);
  const clockOffset = config.almanacNow === undefined ? 0 : clock() - Date.now();
  const cache = new ResponseCache({ maxBytes: config.responseCacheBytes, clock });
  const canonicalise = canonicaliser(build.routes);
  const render = createRender(build, { origin, clockOffset, buildId: files.build.id });
  const warmer = pageWarmer(async (path, dataset: Dataset) => {
    const known = canonicalise(path, "", dataset);
    const report = reportTo(log, randomUUID());
    const sources = { cache, render, files, clock, origin };
    await read(known, dataset, "br", report, sources).catch(report.error);
  });
  const dataset = await openDataset(config, {
    log,
    clock,
    swapped: (swapped) => {
      cache.clear();
      if (config.responseCacheBytes > 0) warmer.warm(swapped);
    },
  });
  const { current, staleSince } = dataset;
  const metrics =
    config.metrics &&
    createMetrics({
      responseCacheBytes: () => cache.bytes,
      dataset: current,
      databaseReached: () => staleSince() === null,
      clock,
    });
  const handler = requestHandler(
    { log, trustProxy, sendFile: files.send, staleSince, metrics },
    {
      own: ownAnswers({
        build: files.build,
        buildMeta: buildMeta(build.routes, files.build),
        dataset: current,
        staleSince,
      }),
      files,
      pictures,
      canonicalise,
      cache,
      render,
      dataset: current,
      clock,
      origin,
      rollLimit: config.rollRateLimit && rollLimit(config.rollRateLimit),
    },
  );
  // The metrics stop last but for the dataset, so that they show the stop too.
  const stops = [dataset.close, warmer.stop];
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    if (config.metrics && metrics) {
      const scrapes = await listenForScrapes(config.metrics, metrics, log);
      stops.push(() => scrapes.stop(0));
      log.info({ url: `${scrapes.url}/metrics` }, "Metrics can be read.");
    }
    const server = await listenOn(config, handler);
    stops.push(() => server.stop(GRACE_MS));
    log.info({ url: server.url, dataset: current()?.version ?? null }, "Listening.");
    return {
      url: server.url,
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
