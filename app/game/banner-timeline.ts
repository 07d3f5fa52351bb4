import { addDays } from "date-fns/addDays";
import { differenceInDays } from "date-fns/differenceInDays";
import { UTC } from "./utc-day.ts";

/** When a banner runs, ms since the epoch; null is not known, or for the end never. */
export interface Span {
  readonly start: number | null;
  readonly end: number | null;
}

/** A banner among all of the same character or card. */
export type Placed<Banner extends Span> = Banner & {
  /** Whole days from the end of the one before; null for the first, and where they overlap. */
  readonly gapDays: number | null;
};

/** Banners by their start, the newest first, each with the gap before it; those without a start last. */
export function bannerTimeline<Banner extends Span>(banners: readonly Banner[]): Placed<Banner>[] {
  const dated = banners
    .filter(({ start }) => start !== null)
    .toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0));
  let over: number | null = null;
  const placed = dated.map((banner) => {
    const { start } = banner;
    const gapDays: number | null =
      start === null || over === null || over > start ? null : differenceInDays(start, over, UTC);
    const end: number = banner.end ?? Number.POSITIVE_INFINITY;
    over = Math.max(over ?? Number.NEGATIVE_INFINITY, end);
    return { ...banner, gapDays };
  });
  const undated = banners.filter(({ start }) => start === null);
  return [...placed.reverse(), ...undated.map((banner) => ({ ...banner, gapDays: null }))];
}

/** How many whole days ago an instant was, and when that becomes one more; ms since the epoch. */
export function daysAgo(
  at: number,
  now: number,
): { readonly days: number; readonly until: number } {
  const days = Math.max(0, differenceInDays(now, at, UTC));
  return { days, until: addDays(at, days + 1, UTC).getTime() };
}
