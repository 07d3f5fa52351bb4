import type { PackInstant } from "#db/pack/schema/values.ts";
import { releaseOn } from "../sample-dates.ts";

const DAY = 86_400_000;

/** Moments relative to the import lie beyond all fixed ones, around this one. */
const IMPORT = Date.parse("3000-01-01T00:00:00Z");

/** A number by which moments of the sample can be ordered, whatever the day of the import. */
export function orderOf(moment: PackInstant): number {
  if (typeof moment === "string") return Date.parse(moment);
  return IMPORT + offsetOf(moment) * DAY;
}

/** The moment so many days later (earlier when negative); relative ones stay relative. */
export function later(moment: PackInstant, days: number): PackInstant {
  if (typeof moment === "string") {
    const day = new Date(Date.parse(moment) + days * DAY).toISOString().slice(0, 10);
    return releaseOn(day);
  }
  return fromImport(offsetOf(moment) + days);
}

/** The moment so many days after the import (before it when negative), when updates come. */
export function fromImport(days: number): PackInstant {
  return days < 0 ? { ago: `${-days}d`, at: "05:00" } : { in: `${days}d`, at: "05:00" };
}

/** The year in which a moment lies; the day of the import counts to the last year of the sample. */
export function yearOf(moment: PackInstant): number {
  return typeof moment === "string" ? Number(moment.slice(0, 4)) : LAST_YEAR;
}

/** The years that the sample covers. */
export const FIRST_YEAR = 2021;
export const LAST_YEAR = 2026;

/** Days from the import, negative before it. Throws for hours, which samples do not use here. */
function offsetOf(moment: Exclude<PackInstant, string>): number {
  const span = "in" in moment ? moment.in : moment.ago;
  if (!span.endsWith("d")) throw new Error(`${span} does not count days`);
  const days = Number.parseInt(span, 10);
  return "in" in moment ? days : -days;
}
