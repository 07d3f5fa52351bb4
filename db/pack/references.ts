import { type Candidate, isObject, valuesAt } from "./candidates.ts";
import type { FoundErrors } from "./found-errors.ts";
import type { PackFile } from "./schema/index.ts";

type Candidates = ReadonlyMap<PackFile, readonly Candidate[]>;

interface Reference {
  readonly from: PackFile;
  readonly field: string;
  readonly to: PackFile;
  /** Only entries for which this holds refer to a record. */
  readonly when?: { readonly field: string; readonly is: string };
}

const references: readonly Reference[] = [
  { from: "characters.json", field: "person", to: "persons.json" },
  { from: "characters.json", field: "world", to: "worlds.json" },
  { from: "characters.json", field: "series", to: "series.json" },
  { from: "story-cards.json", field: "artist", to: "artists.json" },
  { from: "story-cards.json", field: "featured[]", to: "persons.json" },
  { from: "story-cards.json", field: "buffs[].character", to: "characters.json" },
  {
    from: "story-cards.json",
    field: "buffs[].attribute",
    to: "character-tags.json",
    when: { field: "type", is: "character-tag" },
  },
  { from: "samples/characters.json", field: "id", to: "characters.json" },
  { from: "samples/story-cards.json", field: "id", to: "story-cards.json" },
];

/**
 * Checks that every record that is referred to exists. Works on records as written, so that a
 * record with another fault still counts as present. Files that could not be read are passed over.
 */
export function checkReferences(candidates: Candidates, errors: FoundErrors): void {
  for (const { from, field, to, when } of references) {
    const targets = candidates.get(to);
    if (!targets) continue;
    const ids = new Set(targets.map(({ id }) => id));
    for (const candidate of candidates.get(from) ?? []) {
      for (const { value, path, parent } of valuesAt(candidate.value, field)) {
        if (typeof value !== "string" && typeof value !== "number") continue;
        if (when && parent[when.field] !== when.is) continue;
        if (ids.has(value)) continue;
        errors.add(() => ({
          ...candidate.place(),
          field: path,
          message: `names ${JSON.stringify(value)}, but ${to} has no record with that id`,
        }));
      }
    }
  }
}

/** A sample record may only set what its fact record leaves open, and must set something. */
export function checkSamples(candidates: Candidates, errors: FoundErrors): void {
  for (const [samples, facts] of sampleLayers) {
    const factOf = new Map(candidates.get(facts)?.map(({ id, value }) => [id, value]));
    for (const { id, value, place } of candidates.get(samples) ?? []) {
      if (!isObject(value)) continue;
      const fields = Object.keys(value).filter((field) => field !== "id");
      if (fields.length === 0) {
        errors.add(() => ({ ...place(), message: "sets no field" }));
      }
      const fact = factOf.get(id);
      for (const field of fields) {
        if (!isObject(fact) || !Object.hasOwn(fact, field)) continue;
        errors.add(() => ({
          ...place(),
          field,
          message: `is set in ${facts} already; a sample only fills what is missing there`,
        }));
      }
    }
  }
}

const sampleLayers: readonly (readonly [samples: PackFile, facts: PackFile])[] = [
  ["samples/characters.json", "characters.json"],
  ["samples/story-cards.json", "story-cards.json"],
];
