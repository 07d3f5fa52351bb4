import type { PackRecords } from "../pack.ts";
import { timeBetween, writtenDate } from "./moments.ts";
import type { Refuse } from "./refuse.ts";

const files = ["update-entries.json", "samples/update-entries.json"] as const;

/** Entries of the log are numbered in the order of their time, each file for itself. */
export function checkLog(records: PackRecords, refuse: Refuse): void {
  for (const file of files) {
    const entries = records[file].toSorted((a, b) => a.id - b.id);
    for (const [index, record] of entries.entries()) {
      const before = entries[index - 1];
      if ((timeBetween(before?.timestamp, record.timestamp) ?? 0) >= 0) continue;
      const message = `is ${writtenDate(record.timestamp)}, before entry ${before?.id} (${writtenDate(before?.timestamp)})`;
      refuse({ file, record }, "timestamp", message);
    }
  }
}
