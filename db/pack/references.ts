import { type Candidate, type Candidates, isObject, valuesAt } from "./candidates.ts";
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
  { from: "attacks", field: "character", to: "characters" },
  { from: "attacks", field: "killers[].tag", to: "character-tags" },
  { from: "units", field: "id", to: "characters" },
  { from: "units", field: "tags[]", to: "character-tags" },
  { from: "units", field: "attacks[].lines[].killers[]", to: "character-tags" },
  { from: "stage-enemies", field: "character", to: "characters" },
  { from: "stages", field: "waves[][]", to: "stage-enemies" },
  { from: "stages", field: "drops[].items[]", to: "stage-items" },
  { from: "stages", field: "drops[].cards[]", to: "story-cards" },
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

/** The files of a pack that are not there, and those that could not be read. */
export interface LackingFiles {
  readonly missing: ReadonlySet<PackFile>;
  readonly faulty: ReadonlySet<PackFile>;
}

/** A value that names no record, and the first place where it stands. */
interface Dangling {
  readonly value: string | number;
  readonly candidate: Candidate;
  readonly path: string;
  places: number;
}

/**
 * Checks that every record that is referred to exists: facts name facts, samples either, and
 * sample values complete records of the facts. Works on records as written, so that a record with another
 * fault still counts as present. What follows from one mistake is reported once: a file that is
 * missing, an id that was changed; references to a kind of which as many ids are faulty are passed
 * over until those are mended.
 */
export function checkReferences(
  candidates: Candidates,
  { missing, faulty }: LackingFiles,
  errors: FoundErrors,
): void {
  const reported = new Set<PackFile>();
  for (const { to, by, named } of namedRecords()) {
    if (to.some((file) => faulty.has(file))) continue;
    const records = to.flatMap((file) => candidates.get(file) ?? []);
    const known = valuesOf(records, by);
    const knownFacts = valuesOf(candidates.get(to[0]) ?? [], by);
    const dangling = new Map<string | number, Dangling>();
    for (const { file, field, when } of named) {
      for (const candidate of candidates.get(file) ?? []) {
        for (const { value, path, parent } of valuesAt(candidate.value, field)) {
          if (typeof value !== "string" && typeof value !== "number") continue;
          if (knownFacts.has(value) || (when && parent[when.field] !== when.is)) continue;
          if (errors.isFaulty(candidate, path)) continue;
          if (known.has(value)) {
            if (!file.startsWith("samples/")) reportSample({ value, candidate, path }, to, errors);
            continue;
          }
          const first = dangling.get(value);
          if (first) first.places += 1;
          else dangling.set(value, { value, candidate, path, places: 1 });
        }
      }
    }
    const absent = to.find((file) => missing.has(file));
    const faultyIds = records.filter((record) => errors.isFaulty(record, by)).length;
    if (dangling.size === 0 || dangling.size <= faultyIds) continue;
    if (absent) {
      if (!reported.has(absent)) reportMissing(absent, [...dangling.values()], errors);
      reported.add(absent);
    } else for (const one of dangling.values()) reportDangling(one, to, by, errors);
  }
}

interface Named {
  /** Where a record may stand that is named. */
  readonly to: readonly [PackFile, ...PackFile[]];
  readonly by: string;
  readonly named: { file: PackFile; field: string; when?: Reference["when"] }[];
}

function valuesOf(records: readonly Candidate[], field: string): ReadonlySet<unknown> {
  return new Set(records.flatMap(({ value }) => valuesAt(value, field).map((one) => one.value)));
}

/** What is named, with all the fields that name it. */
function* namedRecords(): Generator<Named> {
  const byTarget = Map.groupBy(references, ({ to, by = "id" }) => `${to} ${by}`);
  for (const group of byTarget.values()) {
    const [first] = group;
    if (!first) continue;
    const { to, by = "id" } = first;
    const named = group.flatMap(({ from, field, when }) =>
      filesOf(from).map((file) => ({ file, field, when })),
    );
    yield { to: recordFilesOf(to), by, named };
  }
  for (const { facts, values } of entityNames.map((name) => ENTITIES[name])) {
    if (values) yield { to: [facts], by: "id", named: [{ file: values, field: "id" }] };
  }
}

function reportMissing(file: PackFile, all: readonly Dangling[], errors: FoundErrors): void {
  const [first] = all;
  const count = all.length === 1 ? "a record" : `${all.length} records`;
  const example = JSON.stringify(first?.value);
  errors.add(() => {
    const place = first?.candidate.place(first.path);
    return {
      file,
      message: `is missing: ${place?.file}:${place?.line} names ${example}, which no file has; in all ${count} of it`,
    };
  });
}

function reportDangling(
  { value, candidate, path, places }: Dangling,
  to: readonly PackFile[],
  by: string,
  errors: FoundErrors,
): void {
  const others = places === 1 ? "" : ` (named in ${places} places)`;
  const message = `names ${JSON.stringify(value)}, but ${noneOf(to)} with that ${by}${others}`;
  errors.addAt(candidate, path, message);
}

/** Facts are a pack without the samples, too. */
function reportSample(
  { value, candidate, path }: Pick<Dangling, "value" | "candidate" | "path">,
  [, samples]: readonly PackFile[],
  errors: FoundErrors,
): void {
  const message = `names ${JSON.stringify(value)}, a sample of ${samples}: what names a sample stands below samples/ itself`;
  errors.addAt(candidate, path, message);
}

function noneOf([facts, samples]: readonly PackFile[]): string {
  return samples === undefined
    ? `${facts} has no record`
    : `${facts} and ${samples} have no record`;
}

/** Sample values may only set what their fact record leaves open, and must set something. */
export function checkSampleValues(candidates: Candidates, errors: FoundErrors): void {
  for (const entity of entityNames) {
    const { facts, values } = ENTITIES[entity];
    if (!values) continue;
    const sound = candidates.get(facts)?.filter((fact) => !errors.isFaulty(fact, "id")) ?? [];
    const factOf = new Map(sound.map(({ id, value }) => [id, value]));
    for (const candidate of candidates.get(values) ?? []) {
      const { id, value } = candidate;
      if (!isObject(value)) continue;
      const fields = Object.keys(value).filter((field) => field !== "id");
      if (fields.length === 0) {
        errors.addAt(candidate, "", "sets no field");
      }
      const fact = factOf.get(id);
      for (const field of fields) {
        if (!isObject(fact) || !Object.hasOwn(fact, field)) continue;
        const message = `is set in ${facts} already; a sample only fills what is missing there`;
        errors.addAt(candidate, field, message);
      }
    }
  }
}
