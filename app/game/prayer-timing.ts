import { subMinutes } from "date-fns/subMinutes";
import { nextMoment } from "./reveal.ts";
import type { PrayerType } from "./vocabulary/prayer-types.ts";

/** When a prayer runs, ms since the epoch; null is unknown for the start, open or unknown for the end. */
export interface PrayerWindow {
  readonly start: number | null;
  readonly end: number | null;
}

export type PrayerTiming = "upcoming" | "ongoing" | "none" | "unknown";

/**
 * Upcoming until the start, ongoing until the end, then none (specification 1 §4). How a prayer
 * without a start stands is unknown until its end; without an end it goes on.
 */
export function prayerTiming({ start, end }: PrayerWindow, now: number): PrayerTiming {
  if (end !== null && end <= now) return "none";
  if (start === null) return "unknown";
  return now < start ? "upcoming" : "ongoing";
}

/** Whether when a prayer runs is made up, as a whole or at one end. */
export function areDatesSample({
  sample,
  sampleFields,
}: {
  readonly sample: boolean;
  readonly sampleFields: readonly string[];
}): boolean {
  return sample || sampleFields.includes("start") || sampleFields.includes("end");
}

/** Whether a prayer never ends; of others an end that is missing is only not known. */
export function isEndless({
  end,
  types,
}: Pick<PrayerWindow, "end"> & { readonly types: readonly PrayerType[] }): boolean {
  return end === null && types.some((type) => type === "standard" || type === "ritual");
}

/** The end that is shown: one minute before the stored one, since displays go by the minute. */
export function displayedEnd<End extends number | null>(end: End): End | number {
  return end === null ? end : subMinutes(end, 1).getTime();
}

/** Milliseconds from start to stored end; null where one of them is missing. */
export function prayerDuration({ start, end }: PrayerWindow): number | null {
  return start === null || end === null ? null : end - start;
}

/**
 * What runs, the first to end leading, then what comes, the first to start leading; what is over and
 * what no date tells keep their order behind them.
 */
export function runningFirst<Prayer extends PrayerWindow>(
  prayers: readonly Prayer[],
  now: number,
): Prayer[] {
  const having = (timing: PrayerTiming) =>
    prayers.filter((prayer) => prayerTiming(prayer, now) === timing);
  return [
    ...having("ongoing").toSorted((a, b) => orLast(a.end) - orLast(b.end)),
    ...having("upcoming").toSorted((a, b) => orLast(a.start) - orLast(b.start)),
    ...prayers.filter((prayer) => {
      const timing = prayerTiming(prayer, now);
      return timing === "none" || timing === "unknown";
    }),
  ];
}

/** What has no date stands last. */
function orLast(moment: number | null): number {
  return moment ?? Number.MAX_SAFE_INTEGER;
}

/** When one of these prayers next begins or ends, or null. */
export function nextPrayerMoment(prayers: readonly PrayerWindow[], now: number): number | null {
  return nextMoment(
    prayers.flatMap(({ start, end }) => [start, end]),
    now,
  );
}

/** The roulette that has begun last at `now`; before the first one, that which begins first. */
export function rouletteAt<Roulette extends { readonly start: number }>(
  roulettes: readonly Roulette[],
  now: number,
): Roulette | undefined {
  const ordered = roulettes.toSorted((a, b) => a.start - b.start);
  return ordered.findLast(({ start }) => start <= now) ?? ordered[0];
}
