import { UTCDateMini } from "@date-fns/utc/date/mini";
import type { Duration } from "date-fns";
import { add } from "date-fns/add";
import { set } from "date-fns/set";
import { startOfSecond } from "date-fns/startOfSecond";
import { sub } from "date-fns/sub";
import type { RelativeDate } from "#db/schema/columns.ts";
import type { PackInstant } from "./schema/values.ts";

/**
 * The instant that a date of a pack stands for when it is imported at `now` (ms since the epoch).
 * A relative one is a span of days or hours from `now`, to the second; with `at` it is that time of
 * day (UTC) on the day so reached.
 */
export function resolveInstant(value: PackInstant, now: number): Date {
  if (typeof value === "string") return new Date(value);
  const today = new UTCDateMini(now);
  const reached = "in" in value ? add(today, spanOf(value.in)) : sub(today, spanOf(value.ago));
  const [hours, minutes] = value.at?.split(":").map(Number) ?? [];
  const instant =
    hours === undefined || minutes === undefined
      ? startOfSecond(reached)
      : set(reached, { hours, minutes, seconds: 0, milliseconds: 0 });
  return new Date(instant.getTime());
}

/** The expression to keep beside the resolved instant; undefined for an absolute date. */
export function expressionOf(value: PackInstant): RelativeDate | undefined {
  return typeof value === "string" ? undefined : value;
}

/** What a pack writes for a stored instant: its expression, else `2024-05-01T05:00:00Z`. */
export function writeInstant(stored: Date, expression: RelativeDate | undefined): PackInstant {
  return expression ?? `${stored.toISOString().slice(0, 19)}Z`;
}

/** The duration of a span such as `12d` or `36h`. */
function spanOf(span: string): Duration {
  const count = Number.parseInt(span, 10);
  return span.endsWith("d") ? { days: count } : { hours: count };
}

/**
 * How far the second date is after the first, in ms; undefined while that depends on the moment of
 * the import, which is not known, or where a date is missing.
 * @param now the moment of the import, ms
 */
export function timeBetween(
  first: PackInstant | undefined,
  second: PackInstant | undefined,
  now?: number,
): number | undefined {
  if (first === undefined || second === undefined) return undefined;
  if (now === undefined && !moveTogether(first, second)) return undefined;
  const moment = now ?? 0;
  return resolveInstant(second, moment).getTime() - resolveInstant(first, moment).getTime();
}

/** A date as the pack writes it, for a message. */
export function writtenDate(date: PackInstant | undefined): string {
  return typeof date === "string" ? date : JSON.stringify(date);
}

/** Whether which of two is first is the same at every moment of the import. */
function moveTogether(start: PackInstant, end: PackInstant): boolean {
  const [first, second] = [movesBy(start), movesBy(end)];
  return first === second && first !== "leaps";
}

/** How a date moves when the import is a little later. */
function movesBy(date: PackInstant): "nothing" | "moments" | "days" | "leaps" {
  if (typeof date === "string") return "nothing";
  if (date.at === undefined) return "moments";
  // Some hours on it is the same day or the next one, as the hour of the import has it.
  const span = "in" in date ? date.in : date.ago;
  return span.endsWith("d") ? "days" : "leaps";
}
