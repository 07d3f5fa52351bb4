import type { PackRecords } from "./pack.ts";
import type { PackPrayer } from "./schema/prayers.ts";
import { type WholeRecord, wholeRecords } from "./whole-records.ts";

/** Every prayer of a pack with its sample values in place. */
export function wholePrayers(records: PackRecords): Generator<WholeRecord<PackPrayer>> {
  return wholeRecords(
    records["prayers.json"],
    records["samples/prayers.json"],
    records["samples/prayer-values.json"],
  );
}
