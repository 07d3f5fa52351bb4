import { timeBetween, writtenDate } from "../instants.ts";
import type { PackRecords } from "../pack.ts";
import type { RecordAt, Refuse } from "../refused.ts";
import type { PackInstant } from "../schema/values.ts";
import { placedPrayers } from "../whole-records.ts";

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

/** Checks that everything ends after it starts. @param now see `timeBetween` */
export function checkWindows(records: PackRecords, refuse: Refuse, now?: number): void {
  for (const { at, start, end } of windows(records)) {
    if ((timeBetween(start, end, now) ?? 1) > 0) continue;
    refuse(at, "end", `is not after start: ${writtenDate(end)} after ${writtenDate(start)}`);
  }
  for (const { prayer, at } of placedPrayers(records)) {
    if (!prayer.permanent || prayer.end === undefined) continue;
    refuse(at("end"), "end", "stands in a permanent prayer, which has none");
  }
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
