import { ENTITIES, type Entity } from "../entities.ts";
import { dropAbsent, type Layers } from "../layers.ts";
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
