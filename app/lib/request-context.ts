import { createContext, type RouterContextProvider } from "react-router";
import { nextPublication, withPublishedLog } from "#app/presenters/updates.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/** What an answer is made of besides its URL. */
export interface RequestContext {
  /** The moment the answer is for, ms since the epoch; fixed while it is made. */
  readonly now: number;
  /** The dataset as of `now`: entries of the update log that are dated later are not in it. */
  readonly dataset: Dataset;
  /** The site's own address from ORIGIN, for absolute links; unknown without it. */
  readonly origin?: string | undefined;
  /** The id of the build that answers; unknown while developing. */
  readonly buildId?: string | undefined;
  /** Ms that the site's clock is ahead of the real time; 0 unless ALMANAC_NOW is set. */
  readonly clockOffset: number;
  /**
   * Records the next moment (ms since the epoch) at which what was read becomes another; null when
   * it never does. The earliest of all these moments ends the answer. Returns the earliest so
   * far: a loader that gives it as `next` is asked anew by pages that stay open (`page-moment.tsx`).
   */
  readonly expiresAt: (moment: number | null) => number | null;
}

export const requestContext = createContext<RequestContext | null>(null);

/**
 * The answer that a loader contributes to.
 * @throws {Error} outside a request that the server or the root's middleware has prepared.
 */
export function getRequestContext(context: Readonly<RouterContextProvider>): RequestContext {
  const answer = context.get(requestContext);
  if (!answer) {
    throw new Error(
      "No answer is being made: the root route must run provideRequestContext first.",
    );
  }
  return answer;
}

/**
 * A new answer for `now`, and what its loaders recorded: `until()` is the earliest moment, null if
 * only a new dataset ends it. A new entry of the update log ends every answer, since any of them
 * may show the last update.
 */
export function createRequestContext(
  dataset: Dataset,
  now: number,
  {
    origin,
    clockOffset = 0,
    buildId,
  }: { origin?: string | undefined; clockOffset?: number; buildId?: string | undefined } = {},
): { context: RequestContext; until(): number | null } {
  const published = publishedAt(dataset, now);
  let { until } = published;
  const expiresAt = (moment: number | null) => {
    if (moment !== null && (until === null || moment < until)) {
      until = moment;
    }
    return until;
  };
  return {
    context: { now, dataset: published.dataset, origin, clockOffset, buildId, expiresAt },
    until: () => until,
  };
}

/** A dataset as it is from one publication of the update log to the next. */
interface Published {
  readonly dataset: Dataset;
  /** Ms since the epoch. */
  readonly from: number;
  readonly until: number | null;
}

const publishedOf = new WeakMap<Dataset, Published>();

/** The same record as long as it is right, since much that is made from it is kept by it. */
function publishedAt(dataset: Dataset, now: number): Published {
  const known = publishedOf.get(dataset);
  if (known && known.from <= now && (known.until === null || now < known.until)) return known;
  const until = nextPublication(dataset, now);
  const made = { dataset: withPublishedLog(dataset, now), from: now, until };
  publishedOf.set(dataset, made);
  return made;
}
