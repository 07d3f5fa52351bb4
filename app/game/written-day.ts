import { UTCDateMini } from "@date-fns/utc/date/mini";
import { isExists } from "date-fns/isExists";

/** The UTC day of an instant, `YYYY-MM-DD`. */
export function writtenDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The beginning of the UTC day written `YYYY-MM-DD`, ms; null for a day that does not exist. */
export function parseDay(text: string): number | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? beginningOf(text) : null;
}

/** The beginning of a UTC year, month or day written `2024`, `2024-02` or `2024-02-29`. */
export function beginningOf(text: string): number | null {
  const [year = Number.NaN, month = 1, day = 1] = text.split("-").map(Number);
  return isExists(year, month - 1, day) ? new UTCDateMini(year, month - 1, day).getTime() : null;
}

/** The day the global version opened: the default begin of ranges of days (§9). */
export const FIRST_DAY = "2021-05-11";
