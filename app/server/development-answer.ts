import { data, type MiddlewareFunction } from "react-router";
import { createRequestContext, requestContext } from "#app/lib/request-context.ts";
import { startClock } from "#db/clock.ts";
import { readServerConfig } from "./config.ts";
import { openDataset } from "./dataset/open-dataset.ts";
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
    const { dataset, clock, clockOffset, origin } = await opening;
    const current = dataset.current();
    if (!current) {
      throw data("Nothing has been imported yet: npm run db -- import", { status: 503 });
    }
    context.set(
      requestContext,
      createRequestContext(current, clock(), { clockOffset, origin }).context,
    );
  }
  return next();
};

let opening: ReturnType<typeof open> | undefined;

async function open() {
  const config = readServerConfig(process.env);
  const clock = startClock(config.almanacNow);
  const clockOffset = config.almanacNow === undefined ? 0 : clock() - Date.now();
  const options = { log: createLog(config.logLevel), clock, swapped: () => undefined };
  const { origin } = config;
  return { dataset: await openDataset(config, options), clock, clockOffset, origin };
}
