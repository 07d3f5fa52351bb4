import { UTCDate } from "@date-fns/utc";
import { add, type Duration, set, startOfSecond, sub } from "date-fns";
import type { RelativeDate } from "#db/schema/columns.ts";
import type { PackInstant } from "./schema/values.ts";

/**
 * The instant that a date of a pack stands for when it is imported at `now` (ms since the epoch).
 * A relative one is a span of days or hours from `now`, to the second; with `at` it is that time of
 * day (UTC) on the day so reached.
 */
export function resolveInstant(value: PackInstant, now: number): Date {
  if (typeof value === "string") return new Date(value);
  const today = new UTCDate(now);
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
