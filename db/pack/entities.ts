import type { PackFile } from "./schema/index.ts";

/** The files in which a pack keeps the records of one kind. */
export interface EntityFiles {
  readonly facts: PackFile;
  /** Whole records that are samples; they share the ids of the facts. */
  readonly samples?: PackFile;
  /** Sample values for records of the facts, by their id. */
  readonly values?: PackFile;
}

const entities = {
  worlds: { facts: "worlds.json" },
  series: { facts: "series.json" },
  persons: { facts: "persons.json" },
  characters: { facts: "characters.json", values: "samples/character-values.json" },
  artists: { facts: "artists.json" },
  "character-tags": { facts: "character-tags.json" },
  "story-cards": { facts: "story-cards.json", values: "samples/story-card-values.json" },
  attacks: { facts: "attacks.json" },
  units: { facts: "units.json" },
  "stage-items": { facts: "stage-items.json" },
  "stage-enemies": { facts: "stage-enemies.json" },
  stages: { facts: "stages.json" },
  mechanics: { facts: "mechanics.json" },
  items: { facts: "items.json" },
  batches: { facts: "batches.json", samples: "samples/batches.json" },
  "pool-sets": { facts: "pool-sets.json", samples: "samples/pool-sets.json" },
  prayers: {
    facts: "prayers.json",
    samples: "samples/prayers.json",
    values: "samples/prayer-values.json",
  },
  "forever-prayers": { facts: "forever-prayers.json", samples: "samples/forever-prayers.json" },
  roulettes: { facts: "roulettes.json", samples: "samples/roulettes.json" },
  "tower-units": { facts: "tower-units.json", samples: "samples/tower-units.json" },
  "tower-floors": {
    facts: "tower-floors.json",
    samples: "samples/tower-floors.json",
    values: "samples/tower-floor-values.json",
  },
  "update-entries": { facts: "update-entries.json", samples: "samples/update-entries.json" },
  maintenances: { facts: "maintenances.json", samples: "samples/maintenances.json" },
  "home-contents": { facts: "home-contents.json" },
  "id-orders": { facts: "id-orders.json" },
} as const satisfies Record<string, EntityFiles>;

/** A kind of record, named as its file. */
export type Entity = keyof typeof entities;

export const ENTITIES: Readonly<Record<Entity, EntityFiles>> = entities;

export const entityNames = Object.keys(entities).filter((name) => isEntity(name));

/** The files that hold whole records of the kind: facts, then samples. */
export function recordFilesOf(entity: Entity): [PackFile, ...PackFile[]] {
  const { facts, samples } = ENTITIES[entity];
  return samples ? [facts, samples] : [facts];
}

/** All files of the kind, sample values included. */
export function filesOf(entity: Entity): PackFile[] {
  const { values } = ENTITIES[entity];
  return values ? [...recordFilesOf(entity), values] : recordFilesOf(entity);
}

function isEntity(name: string): name is Entity {
  return Object.hasOwn(entities, name);
}
