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
