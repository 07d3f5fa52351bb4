import { resolveInstant } from "../instants.ts";
import type { PackInstant } from "../schema/values.ts";

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
