import { data, type MiddlewareFunction } from "react-router";
import { z } from "zod";
import { createRequestContext, requestContext } from "#app/lib/request-context.ts";
import { startClock } from "#db/clock.ts";
import { databaseEnvironment, parseEnvironment } from "#db/environment.ts";
import { type OpenDataset, openDataset } from "./dataset/open-dataset.ts";
import { createLog } from "./log.ts";

/**
 * Gives every loader an answer to contribute to. The server has put one there already; only
 * `react-router dev`, which has no server of ours, gets one made here, from a dataset that is
 * opened by the first request.
 */
export const provideRequestContext: MiddlewareFunction<Response> = async ({ context }, next) => {
  if (!context.get(requestContext)) {
    opening ??= open().catch((error: unknown) => {
      // The next request tries again: the database may be there by then.
      opening = undefined;
      throw error;
    });
    const { dataset, clock, clockOffset } = await opening;
    const current = dataset.current();
    if (!current) {
      throw data("Nothing has been imported yet: npm run db -- import", { status: 503 });
    }
    context.set(requestContext, createRequestContext(current, clock(), { clockOffset }).context);
  }
  return next();
};

let opening: Promise<Opened> | undefined;

interface Opened {
  dataset: OpenDataset;
  clock: () => number;
  clockOffset: number;
}

async function open() {
  const { DATABASE_URL, ALMANAC_NOW } = parseEnvironment(
    z.object(databaseEnvironment),
    process.env,
  );
  if (DATABASE_URL === undefined) {
    throw new Error("DATABASE_URL is not set; npm run dev sets it.");
  }
  const log = createLog("info");
  const clock = startClock(ALMANAC_NOW);
  const clockOffset = ALMANAC_NOW === undefined ? 0 : clock() - Date.now();
  const dataset = await openDataset(
    { databaseUrl: DATABASE_URL, databasePoolMax: 4 },
    { log, clock, swapped: () => undefined },
  );
  return { dataset, clock, clockOffset };
}
