import type { PrayerType } from "./vocabulary/prayer-types.ts";
import type { SERVERS } from "./vocabulary/prayers.ts";

export const PRAYERS_A_PAGE = 20;

export interface OrderedPrayer {
  readonly id: string;
  /** Ms since the epoch; null where it is not known. */
  readonly start: number | null;
}

export interface ListablePrayer {
  readonly server: (typeof SERVERS)[number]["id"];
  readonly types: readonly PrayerType[];
}

/** Lists hold the prayers of the global server; forever prayers have a page of their own. */
export function isListed({ server, types }: ListablePrayer): boolean {
  return server === "global" && !types.includes("forever");
}

/** By start, the latest first, then by id; prayers without a start come last. */
export function comparePrayers(a: OrderedPrayer, b: OrderedPrayer): number {
  const [startA, startB] = [
    a.start ?? Number.NEGATIVE_INFINITY,
    b.start ?? Number.NEGATIVE_INFINITY,
  ];
  if (startA !== startB) return startA > startB ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/**
 * The page that follows the prayer with the id `last`, the first one without it; `isLast` says
 * that none follows. Undefined when no prayer has that id.
 */
export function pageAfter<Prayer extends OrderedPrayer>(
  prayers: readonly Prayer[],
  last: string | undefined,
): { content: Prayer[]; isLast: boolean } | undefined {
  const ordered = prayers.toSorted(comparePrayers);
  const at = last === undefined ? -1 : ordered.findIndex(({ id }) => id === last);
  if (last !== undefined && at < 0) return undefined;
  const end = at + 1 + PRAYERS_A_PAGE;
  return { content: ordered.slice(at + 1, end), isLast: end >= ordered.length };
}
