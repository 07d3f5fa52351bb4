import type { PrayerType } from "./vocabulary/prayer-types.ts";
import type { SERVERS } from "./vocabulary/prayers.ts";

/** As few calls as may be for a list that browsers read to its end, none of them large. */
export const PRAYERS_A_PAGE = 100;

interface OrderedPrayer {
  readonly id: string;
  /** Ms since the epoch; null where it is not known. */
  readonly start: number | null;
}

interface ListablePrayer {
  readonly server: (typeof SERVERS)[number]["id"];
  readonly types: readonly PrayerType[];
}

/** Lists contain the prayers of the global server; forever prayers have a page of their own. */
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

interface PrayerPage<Prayer> {
  readonly content: readonly Prayer[];
  /** Whether no page follows. */
  readonly isLast: boolean;
}

interface PagedPrayers<Prayer> {
  readonly ordered: readonly Prayer[];
  /**
   * The page that follows the prayer with the id `last`, the first one without it. Undefined when
   * no prayer has that id.
   */
  pageAfter(last: string | undefined): PrayerPage<Prayer> | undefined;
}

/**
 * The prayers in order with an index by id, made once for a list: a page is then a look-up of its
 * key and a slice, however long the list is.
 */
export function pagedPrayers<Prayer extends OrderedPrayer>(
  prayers: readonly Prayer[],
): PagedPrayers<Prayer> {
  const ordered = prayers.toSorted(comparePrayers);
  const places = new Map(ordered.map(({ id }, place) => [id, place]));
  return {
    ordered,
    pageAfter(last) {
      const at = last === undefined ? -1 : places.get(last);
      if (at === undefined) return undefined;
      const end = at + 1 + PRAYERS_A_PAGE;
      return { content: ordered.slice(at + 1, end), isLast: end >= ordered.length };
    },
  };
}

/** A list of rate-ups longer than this is cut (specification 1 §9). */
const LONGEST_LIST = 10;
const SHOWN_OF_LONGER = 9;

/** The rate-ups that a prayer in a list shows, and how many more there are ("-- N more... --"). */
export function cutRateUps<RateUp>(rateUps: readonly RateUp[]): { shown: RateUp[]; more: number } {
  const shown = rateUps.length > LONGEST_LIST ? SHOWN_OF_LONGER : rateUps.length;
  return { shown: rateUps.slice(0, shown), more: rateUps.length - shown };
}
