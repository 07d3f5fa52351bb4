import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { UTC } from "./utc-day.ts";

/** Days that count: 1 all, 2 today and those to come, 3 those to come (specification 2 §4). */
export type ChanceMode = 1 | 2 | 3;

export const CHANCE_MODES: readonly ChanceMode[] = [1, 2, 3];

interface Window {
  /** Ms since the epoch. */
  readonly start: number;
  readonly end: number;
}

/** Chances are shown while the prayer runs; the mode of any other is 0 (specification 2 §4). */
export function chanceModeAt(window: Window, wanted: ChanceMode, now: number): ChanceMode | 0 {
  return window.start <= now && now < window.end ? wanted : 0;
}

/** Pulls that a prayer gives: from the UTC day it starts on to the end of that it ends on. */
export function daysOfForeverPrayer({ start, end }: Window): number {
  // The end is not in it any more: at the beginning of a day, that day does not count.
  return differenceInCalendarDays(end - 1, start, UTC) + 1;
}

/** The days that a mode counts of a prayer that runs at `now`. */
export function daysCounted(window: Window, mode: ChanceMode, now: number): number {
  if (mode === 1) return daysOfForeverPrayer(window);
  const fromToday = daysOfForeverPrayer({ start: now, end: window.end });
  return mode === 2 ? fromToday : fromToday - 1;
}

/**
 * The chance, a fraction of 1, that one pull a day for `days` days brings at least one of `wanted`
 * characters out of `total` equally likely ones: 1 − ((total − wanted) / total) ^ days
 * (specification 2 §9). Wanting as many as there are is certain from the first day on.
 */
export function successChance(total: number, wanted: number, days: number): number {
  if (total <= 0 || days <= 0 || wanted <= 0) return 0;
  if (wanted >= total) return 1;
  // Exact where the chance is small, which 1 − x ^ days is not.
  return -Math.expm1(days * Math.log1p(-wanted / total));
}

/** The chances of hoping for 1, 2, … 10 characters: k + 1 of them for k = 0 … 9. */
export function chancesByWanted(total: number, days: number): number[] {
  return Array.from({ length: 10 }, (_, k) => successChance(total, k + 1, days));
}
