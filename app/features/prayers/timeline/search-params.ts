import { millisecondsInDay } from "date-fns/constants";
import { startOfDay } from "#app/game/utc-day.ts";
import { parseDay, writtenDay } from "#app/game/written-day.ts";
import { defineUrlState } from "#app/lib/search-params.ts";

const day = {
  decode: ([text = ""]: readonly string[]): number | null => parseDay(text),
  encode: (at: number | null) => (at === null ? null : writtenDay(at)),
};

/** Which days a timeline shows, as the URL says; null for what it does not say. */
export const timelineUrl = defineUrlState({ from: day, to: day });

/** The first and the last day of a timeline, both the beginnings of UTC days. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

const BEFORE_MS = 28 * millisecondsInDay;
const AFTER_MS = 56 * millisecondsInDay;
const MOST_MS = 2 * 366 * millisecondsInDay;
const LEAST_MS = 7 * millisecondsInDay;

/**
 * The nearest range that can be shown to what the URL asks for: four weeks before today to eight
 * after it where it asks for nothing, within the range of the data, from a week to two years.
 */
export function shownRange(
  asked: { readonly from: number | null; readonly to: number | null },
  { first, last }: { readonly first: number; readonly last: number },
  now: number,
): DayRange {
  const today = startOfDay(now);
  const earliest = Math.min(today, startOfDay(first)) - BEFORE_MS;
  const latest = Math.max(today, startOfDay(last)) + AFTER_MS;
  const span = BEFORE_MS + AFTER_MS;
  const begin = asked.from ?? (asked.to === null ? today - BEFORE_MS : asked.to - span);
  const end = asked.to ?? (asked.from === null ? today + AFTER_MS : asked.from + span);
  // What is too wide is cut, all else is slid whole: going on at the end keeps the range as wide.
  const width = Math.min(latest - earliest, MOST_MS, Math.max(LEAST_MS, Math.abs(end - begin)));
  const from = Math.max(earliest, Math.min(begin, end, latest - width));
  return { from, to: from + width };
}

/** How a range goes on, in parts of itself, or gets wider about an instant, its middle by default. */
export interface RangeMove {
  readonly shift?: number;
  readonly scale?: number;
  readonly about?: number;
}

/** The range after a move, whole days wide, a week at least. */
export function movedRange({ from, to }: DayRange, by: RangeMove): DayRange {
  const { shift = 0, scale = 1, about = (from + to) / 2 } = by;
  const span = Math.max(
    LEAST_MS,
    Math.round(((to - from) * scale) / millisecondsInDay) * millisecondsInDay,
  );
  // What is looked at stays where it is.
  const start = about - ((about - from) / (to - from)) * span + shift * (to - from);
  const first = Math.round(start / millisecondsInDay) * millisecondsInDay;
  return { from: first, to: first + span };
}
