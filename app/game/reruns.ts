import { millisecondsInDay } from "date-fns/constants";
import { differenceInDays } from "date-fns/differenceInDays";
import { UTC } from "./utc-day.ts";

/** How often something was featured, and after how long it came back. */
export interface Reruns {
  readonly times: number;
  /** The start of the last time, ms since the epoch. */
  readonly last: number;
  /** Whole days from one start to the next; null for what came once. */
  readonly medianGap: number | null;
  readonly longestGap: number | null;
  /** Whole days since the last start. */
  readonly since: number;
  /** Whole days since each start, the first one first. */
  readonly daysAgo: readonly number[];
}

/**
 * What the starts of all prayers that featured something tell, up to `now`; null where it has not
 * been featured yet. Prayers that start together are one time.
 */
export function rerunsOf(starts: readonly number[], now: number): Reruns | null {
  const begun = [...new Set(starts)].filter((at) => at <= now).toSorted((a, b) => a - b);
  const last = begun.at(-1);
  if (last === undefined) return null;
  const gaps = begun.slice(1).map((at, place) => (at - (begun[place] ?? at)) / millisecondsInDay);
  const sorted = gaps.toSorted((a, b) => a - b);
  const middle = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  const [low, high] = middle;
  return {
    times: begun.length,
    last,
    medianGap: low === undefined || high === undefined ? null : Math.round((low + high) / 2),
    longestGap: sorted.length > 0 ? Math.round(sorted.at(-1) ?? 0) : null,
    since: differenceInDays(now, last, UTC),
    daysAgo: begun.map((at) => differenceInDays(now, at, UTC)),
  };
}
