import { resolveInstant } from "../instants.ts";
import type { PackRecords } from "../pack.ts";
import type { PackInstant } from "../schema/values.ts";
import { placedPrayers } from "./placed-prayers.ts";
import type { RecordAt, Refuse } from "./refuse.ts";

interface Window {
  /** Where the end is written. */
  readonly at: RecordAt;
  readonly start: PackInstant | undefined;
  readonly end: PackInstant | undefined;
}

const windowFiles = [
  "forever-prayers.json",
  "samples/forever-prayers.json",
  "maintenances.json",
  "samples/maintenances.json",
] as const;

/**
 * Checks that everything ends after it starts. What can be compared only once the moment of the
 * import is known is passed over without it.
 * @param now the moment of the import, ms
 */
export function checkWindows(records: PackRecords, refuse: Refuse, now?: number): void {
  for (const { at, start, end } of windows(records)) {
    if (start === undefined || end === undefined) continue;
    if (now === undefined && !moveTogether(start, end)) continue;
    const moment = now ?? 0;
    if (resolveInstant(start, moment) >= resolveInstant(end, moment)) {
      refuse(at, "end", "is not after start");
    }
  }
  for (const { prayer, at } of placedPrayers(records)) {
    if (!prayer.permanent || prayer.end === undefined) continue;
    refuse(at("end"), "end", "stands in a permanent prayer, which has none");
  }
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

function* windows(records: PackRecords): Generator<Window> {
  for (const { prayer, at } of placedPrayers(records)) {
    yield { at: at("end"), start: prayer.start, end: prayer.end };
  }
  for (const file of windowFiles) {
    for (const record of records[file]) {
      yield { at: { file, record }, start: record.start, end: record.end };
    }
  }
}
