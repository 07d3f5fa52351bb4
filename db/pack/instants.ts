import type { RelativeDate } from "#db/schema/columns.ts";
import type { PackInstant } from "./schema/common.ts";

const hour = 3_600_000;
const day = 24 * hour;

/**
 * The instant that a date of a pack stands for when it is imported at `now` (ms since the epoch).
 * A relative one is a span of days or hours from `now`, to the second; with `at` it is that time of
 * day (UTC) on the day so reached.
 */
export function resolveInstant(value: PackInstant, now: number): Date {
  if (typeof value === "string") return new Date(value);
  const reached = now + ("in" in value ? spanOf(value.in) : -spanOf(value.ago));
  if (value.at === undefined) return new Date(Math.floor(reached / 1000) * 1000);
  const [hours = 0, minutes = 0] = value.at.split(":").map(Number);
  return new Date(Math.floor(reached / day) * day + hours * hour + minutes * 60_000);
}

/** The expression to keep beside the resolved instant; undefined for an absolute date. */
export function expressionOf(value: PackInstant): RelativeDate | undefined {
  return typeof value === "string" ? undefined : value;
}

/** What a pack writes for a stored instant: its expression, else `2024-05-01T05:00:00Z`. */
export function writeInstant(stored: Date, expression: RelativeDate | undefined): PackInstant {
  return expression ?? `${stored.toISOString().slice(0, 19)}Z`;
}

/** Milliseconds of a span such as `12d` or `36h`. */
function spanOf(span: string): number {
  const count = Number.parseInt(span, 10);
  return count * (span.endsWith("d") ? day : hour);
}
