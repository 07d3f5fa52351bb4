import type { RelativeDate } from "#db/schema/columns.ts";
import { ENTITIES, type Entity } from "../entities.ts";
import { writeInstant } from "../instants.ts";
import type { PackFile } from "../schema/index.ts";

/** What the database holds for each file of a pack, written as in the pack, not yet checked. */
export type StoredFiles = ReadonlyMap<PackFile, readonly object[]>;

/** The files of a kind with samples. */
export function layeredFiles(entity: Entity, layers: Layers): [PackFile, readonly object[]][] {
  const { facts, samples, values } = ENTITIES[entity];
  return [
    [facts, layers.facts],
    ...(samples ? [[samples, layers.samples] satisfies [PackFile, object[]]] : []),
    ...(values ? [[values, layers.values] satisfies [PackFile, object[]]] : []),
  ];
}

/** The file of a kind whose columns are the fields of its records. */
export function plainFile(entity: Entity, rows: readonly object[]): [PackFile, readonly object[]] {
  return [ENTITIES[entity].facts, rows.map((row) => dropAbsent(row))];
}

/** Gathers rows by what they belong to, in their order, written as the pack writes them. */
export function groupRows<Row, Owner>(
  rows: readonly Row[],
  ownerOf: (row: Row) => Owner,
  write: (row: Row) => unknown,
): (owner: Owner) => unknown[] {
  const groups = new Map<Owner, unknown[]>();
  for (const row of rows) {
    const owner = ownerOf(row);
    const group = groups.get(owner) ?? [];
    group.push(write(row));
    groups.set(owner, group);
  }
  return (owner) => groups.get(owner) ?? [];
}

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
