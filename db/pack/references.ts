import { type Candidates, valuesAt } from "./candidates.ts";
import { ENTITIES, type Entity, entityNames, filesOf, recordFilesOf } from "./entities.ts";
import type { FoundErrors } from "./found-errors.ts";
import type { PackFile } from "./schema/index.ts";

interface Reference {
  readonly from: Entity;
  readonly field: string;
  readonly to: Entity;
  /** The field that is named, where it is not the id. */
  readonly by?: string;
  /** Only entries for which this holds refer to a record. */
  readonly when?: { readonly field: string; readonly is: string };
}

const aTag = { field: "type", is: "character-tag" };

const references: readonly Reference[] = [
  { from: "characters", field: "person", to: "persons" },
  { from: "characters", field: "world", to: "worlds" },
  { from: "characters", field: "series", to: "series" },
  { from: "story-cards", field: "artist", to: "artists" },
  { from: "story-cards", field: "featured[]", to: "persons" },
  { from: "story-cards", field: "buffs[].character", to: "characters" },
  { from: "story-cards", field: "buffs[].attribute", to: "character-tags", when: aTag },
  { from: "batches", field: "characters[]", to: "characters" },
  { from: "pool-sets", field: "characters[]", to: "characters" },
  { from: "pool-sets", field: "cards[]", to: "story-cards" },
  { from: "prayers", field: "rateUpCharacters[].character", to: "characters" },
  { from: "prayers", field: "rateUpCards[].card", to: "story-cards" },
  { from: "prayers", field: "pool[].set", to: "pool-sets" },
  { from: "prayers", field: "pool[].batches", to: "batches", by: "kind" },
  { from: "prayers", field: "details.exchange[].character", to: "characters" },
  { from: "prayers", field: "details.exchange[].card", to: "story-cards" },
  { from: "forever-prayers", field: "characters[]", to: "characters" },
  { from: "roulettes", field: "characters[]", to: "characters" },
  { from: "tower-units", field: "character", to: "characters" },
  { from: "tower-floors", field: "rewards[].item", to: "items" },
  { from: "tower-floors", field: "enemies[].unit", to: "tower-units" },
  { from: "tower-floors", field: "enemies[].tags[]", to: "character-tags" },
  {
    from: "tower-floors",
    field: "enemies[].ability.items[].attribute",
    to: "character-tags",
    when: { field: "attributeType", is: "character-tag" },
  },
  {
    from: "tower-floors",
    field: "enemies[].skills[].effects[].attribute",
    to: "character-tags",
    when: aTag,
  },
  {
    from: "tower-floors",
    field: "enemies[].gauges[].effects[].attribute",
    to: "character-tags",
    when: aTag,
  },
];

/**
 * Checks that every record that is referred to exists, be it a fact or a sample; sample values
 * complete records of the facts only. Works on records as written, so that a record with another
 * fault still counts as present. Files that could not be read are passed over.
 */
export function checkReferences(candidates: Candidates, errors: FoundErrors): void {
  for (const { from, field, to, by = "id", when } of references) {
    const known = valuesIn(recordFilesOf(to), by, candidates);
    if (!known) continue;
    for (const file of filesOf(from)) {
      checkField(candidates, { file, field, to: recordFilesOf(to), by, known, when }, errors);
    }
  }
  for (const entity of entityNames) {
    const { facts, values } = ENTITIES[entity];
    const known = valuesIn([facts], "id", candidates);
    if (!values || !known) continue;
    checkField(candidates, { file: values, field: "id", to: [facts], by: "id", known }, errors);
  }
}

/** Undefined where one of the files could not be read: then nothing is known to be missing. */
function valuesIn(
  files: readonly PackFile[],
  field: string,
  candidates: Candidates,
): ReadonlySet<unknown> | undefined {
  const lists = files.map((file) => candidates.get(file));
  if (lists.includes(undefined)) return undefined;
  const records = lists.flatMap((list) => list ?? []);
  return new Set(
    records.flatMap((record) => valuesAt(record.value, field).map(({ value }) => value)),
  );
}

interface FieldToCheck extends Pick<Reference, "field" | "when"> {
  readonly file: PackFile;
  readonly to: readonly PackFile[];
  readonly by: string;
  readonly known: ReadonlySet<unknown>;
}

function checkField(
  candidates: Candidates,
  { file, field, to, by, known, when }: FieldToCheck,
  errors: FoundErrors,
): void {
  for (const candidate of candidates.get(file) ?? []) {
    for (const { value, path, parent } of valuesAt(candidate.value, field)) {
      if (typeof value !== "string" && typeof value !== "number") continue;
      if (when && parent[when.field] !== when.is) continue;
      if (known.has(value)) continue;
      errors.add(() => ({
        ...candidate.place(),
        field: path,
        message: `names ${JSON.stringify(value)}, but ${noneOf(to)} with that ${by}`,
      }));
    }
  }
}

function noneOf([facts, samples]: readonly PackFile[]): string {
  return samples === undefined
    ? `${facts} has no record`
    : `${facts} and ${samples} have no record`;
}
