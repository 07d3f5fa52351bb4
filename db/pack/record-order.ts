import { BATCH_KINDS } from "#app/game/vocabulary/prayers.ts";
import { ENTITIES, entityNames } from "./entities.ts";
import type { PackRecords } from "./pack.ts";
import type { PackBatch } from "./schema/batches.ts";
import type { PackFile } from "./schema/index.ts";

interface Identified {
  readonly id: string | number;
}

/**
 * The records of a file in the order of its canonical form: numbered ones by their number, sample
 * values as the records that they complete, all others as they stand in the pack.
 */
export function inCanonicalOrder(records: PackRecords, file: PackFile): readonly Identified[] {
  switch (file) {
    case "batches.json":
    case "samples/batches.json":
      return records[file].toSorted(byKindAndNumber);
    case "forever-prayers.json":
    case "roulettes.json":
    case "tower-floors.json":
    case "update-entries.json":
    case "maintenances.json":
    case "samples/forever-prayers.json":
    case "samples/roulettes.json":
    case "samples/tower-floors.json":
    case "samples/update-entries.json":
    case "samples/maintenances.json":
      return [...records[file]].sort((a, b) => a.id - b.id);
    default: {
      const facts = factFiles.get(file);
      return facts ? inOrderOf(inCanonicalOrder(records, facts), records[file]) : records[file];
    }
  }
}

/** The file of the facts that a file of sample values completes. */
const factFiles = new Map(
  entityNames.flatMap((entity): [PackFile, PackFile][] => {
    const { facts, values } = ENTITIES[entity];
    return values ? [[values, facts]] : [];
  }),
);

function byKindAndNumber(a: PackBatch, b: PackBatch): number {
  const place = ({ kind }: PackBatch) => BATCH_KINDS.findIndex(({ id }) => id === kind);
  return place(a) - place(b) || a.no - b.no;
}

function inOrderOf(facts: readonly Identified[], values: readonly Identified[]): Identified[] {
  const places = new Map(facts.map(({ id }, index) => [id, index]));
  const place = ({ id }: Identified) => places.get(id) ?? facts.length;
  return values.toSorted((a, b) => place(a) - place(b));
}
