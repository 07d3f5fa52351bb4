import type { RelativeDate } from "#db/schema/columns.ts";
import { writeInstant } from "./instants.ts";

/** The records of a kind as written in its files. */
export interface Layers {
  readonly facts: object[];
  /** Whole sample records. */
  readonly samples: object[];
  /** Sample values for records of the facts. */
  readonly values: object[];
}

interface StoredRecord {
  readonly id: string | number;
  /** Whether the whole record is a sample. */
  readonly sample?: boolean;
  readonly sampleFields?: readonly string[];
  readonly dateExpressions?: Readonly<Record<string, RelativeDate>>;
}

/** Parts stored records into what came from the facts and what came from the sample layer. */
export function splitLayers(stored: readonly StoredRecord[]): Layers {
  const layers: Layers = { facts: [], samples: [], values: [] };
  for (const { sample, sampleFields = [], dateExpressions, ...row } of stored) {
    const record = dropAbsent(row, dateExpressions);
    if (sample) {
      layers.samples.push(record);
      continue;
    }
    const fields = Object.entries(record);
    const isSample = ([field]: [string, unknown]) => sampleFields.includes(field);
    layers.facts.push(Object.fromEntries(fields.filter((field) => !isSample(field))));
    if (sampleFields.length > 0) {
      layers.values.push({ id: row.id, ...Object.fromEntries(fields.filter(isSample)) });
    }
  }
  return layers;
}

/** A row as a pack writes it: without its position and without nulls, dates in the pack's form. */
export function dropAbsent(
  row: object,
  dateExpressions: Readonly<Record<string, RelativeDate>> = {},
): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(row)) {
    if (value === null || field === "position") continue;
    record[field] = value instanceof Date ? writeInstant(value, dateExpressions[field]) : value;
  }
  return record;
}
