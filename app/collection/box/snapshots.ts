import { startOfHour } from "date-fns/startOfHour";
import { startOfISOWeek } from "date-fns/startOfISOWeek";
import { startOfDay, UTC } from "#app/game/utc-day.ts";

/** When a copy of a box was made. */
export interface Taken {
  /** Ms since the epoch. */
  readonly at: number;
}

/** The lengths of time of which the newest copy each is kept, and how many of them. */
const PERIODS = [
  { of: (at: number) => startOfHour(at, UTC).getTime(), most: 24 },
  { of: (at: number) => startOfDay(at), most: 30 },
  { of: (at: number) => startOfISOWeek(at, UTC).getTime(), most: 52 },
] as const;

/** Whether an hour has begun since the newest copy. */
export function isCopyDue(copies: readonly Taken[], now: number): boolean {
  const [hour] = PERIODS;
  return !copies.some(({ at }) => hour.of(at) >= hour.of(now));
}

/** The copies to keep: the newest of each of the last 24 hours, 30 days and 52 weeks of use. */
export function keptCopies<Copy extends Taken>(copies: readonly Copy[]): Copy[] {
  const newestFirst = copies.toSorted((a, b) => b.at - a.at);
  const kept = new Set<Copy>();
  for (const { of, most } of PERIODS) {
    const seen = new Set<number>();
    for (const copy of newestFirst) {
      const period = of(copy.at);
      if (seen.has(period) || seen.size === most) continue;
      seen.add(period);
      kept.add(copy);
    }
  }
  return newestFirst.filter((copy) => kept.has(copy));
}
