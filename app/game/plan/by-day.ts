import { addDays } from "date-fns/addDays";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { startOfDay, UTC } from "../utc-day.ts";
import type { Crystals } from "./spending.ts";

/** Crystals that come in: each day, and at the end of every seventh. */
export interface Income {
  readonly day: Crystals;
  readonly week: Crystals;
}

/** What somebody has in hand, and what comes in. */
export interface Savings {
  readonly stock: Crystals;
  readonly income: Income;
}

export const NO_SAVINGS: Savings = {
  stock: { sc: 0, gc: 0 },
  income: { day: { sc: 0, gc: 0 }, week: { sc: 0, gc: 0 } },
};

export function areSavingsEmpty({ stock, income: { day, week } }: Savings): boolean {
  return [stock, day, week].every(({ sc, gc }) => sc === 0 && gc === 0);
}

/** Crystals after so many whole days, if none are spent. */
export function crystalsAfter({ sc, gc }: Crystals, { day, week }: Income, days: number): Crystals {
  const weeks = Math.floor(days / 7);
  return { sc: sc + day.sc * days + week.sc * weeks, gc: gc + day.gc * days + week.gc * weeks };
}

/** What crystals have grown to on a UTC day, and the chance that they give. */
export interface DayChance {
  /** The beginning of the day, ms since the epoch. */
  readonly day: number;
  readonly crystals: Crystals;
  readonly chance: number;
}

/** Longer than any prayer that ends runs, and than anybody plans for one that does not. */
const MOST_DAYS = 60;

/**
 * The chance on each UTC day on which a prayer can be rolled, from the day of `now` on, with crystals
 * that are saved until then; at most sixty days.
 */
export function chancesByDay(
  { start, end }: { readonly start: number | null; readonly end: number | null },
  { stock, income }: Savings,
  chanceOf: (crystals: Crystals) => number,
  now: number,
): DayChance[] {
  const today = startOfDay(now);
  const first = Math.max(today, startOfDay(start ?? now));
  const days = end === null ? MOST_DAYS : differenceInCalendarDays(end - 1, first, UTC) + 1;
  const count = Math.min(MOST_DAYS, days);
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const day = addDays(first, at, UTC).getTime();
    const crystals = crystalsAfter(stock, income, differenceInCalendarDays(day, today, UTC));
    return { day, crystals, chance: chanceOf(crystals) };
  });
}
