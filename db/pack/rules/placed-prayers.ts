import type { PackRecords } from "../pack.ts";
import type { PackPrayer } from "../schema/prayers.ts";
import { wholePrayers } from "../whole-prayers.ts";
import type { RecordAt } from "./refuse.ts";

export interface PlacedPrayer {
  /** With its sample values in place. */
  readonly prayer: PackPrayer;
  /** The record in which a field of it is written. */
  at(field: keyof PackPrayer): RecordAt;
}

/** Every prayer of a pack, with where its fields stand. */
export function* placedPrayers(records: PackRecords): Generator<PlacedPrayer> {
  const facts = new Map(records["prayers.json"].map((one) => [one.id, one]));
  const values = new Map(records["samples/prayer-values.json"].map((one) => [one.id, one]));
  for (const { record: prayer, sample, sampleFields } of wholePrayers(records)) {
    const fact = facts.get(prayer.id) ?? prayer;
    const own = values.get(prayer.id);
    yield {
      prayer,
      at: (field) => {
        if (sample) return { file: "samples/prayers.json", record: prayer };
        return own && sampleFields.includes(field)
          ? { file: "samples/prayer-values.json", record: own }
          : { file: "prayers.json", record: fact };
      },
    };
  }
}
