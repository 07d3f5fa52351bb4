import type { RelativeDate } from "#db/schema/columns.ts";
import { expressionOf, resolveInstant } from "../instants.ts";
import type { PackInstant } from "../schema/values.ts";

/** The instant of a date that may be absent. @param now what relative dates count from, ms */
export function resolveOptional(date: PackInstant | undefined, now: number): Date | undefined {
  return date === undefined ? undefined : resolveInstant(date, now);
}

/** What the relative ones among a record's dates were written as, by field. */
export function expressionsOf(dates: Readonly<Record<string, PackInstant | undefined>>) {
  const expressions: Record<string, RelativeDate> = {};
  for (const [field, date] of Object.entries(dates)) {
    const expression = date && expressionOf(date);
    if (expression) expressions[field] = expression;
  }
  return expressions;
}
