import type { PackRecords } from "./pack.ts";
import type { RecordAt } from "./refused.ts";
import type { PackPrayer } from "./schema/prayers.ts";

/** A record of a pack with everything that the pack says of it. */
export interface WholeRecord<Item> {
  readonly record: Item;
  /** Its place in its file; samples count on after the facts. */
  readonly position: number;
  /** Whether the whole record is a sample. */
  readonly sample: boolean;
  /** The fields of a fact whose values are samples. */
  readonly sampleFields: string[];
}

interface Identified {
  readonly id: string | number;
}

/** The records of the facts with their sample values in place, then the whole sample records. */
export function* wholeRecords<Item extends Identified>(
  facts: readonly Item[],
  samples: readonly Item[] = [],
  values: readonly (Identified & Partial<Item>)[] = [],
): Generator<WholeRecord<Item>> {
  const valuesOf = new Map(values.map((one) => [one.id, one]));
  for (const [position, fact] of facts.entries()) {
    const own = valuesOf.get(fact.id);
    yield {
      record: own ? { ...fact, ...own } : fact,
      position,
      sample: false,
      sampleFields: Object.keys(own ?? {}).filter((field) => field !== "id"),
    };
  }
  for (const [index, record] of samples.entries()) {
    yield { record, position: facts.length + index, sample: true, sampleFields: [] };
  }
}

/** Every prayer of a pack with its sample values in place. */
export function wholePrayers(records: PackRecords): Generator<WholeRecord<PackPrayer>> {
  return wholeRecords(
    records["prayers.json"],
    records["samples/prayers.json"],
    records["samples/prayer-values.json"],
  );
}

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
