import type { FieldCoverage } from "#db/schema/open-data.ts";
import { ENTITIES, type Entity } from "../entities.ts";
import { PACK_FILES, type PackInfo } from "../schema/index.ts";
import type { GivenRecord } from "./given-records.ts";

type Provenance = PackInfo["provenance"][number];

/** Says nothing about itself. */
const NOT_COVERED = new Set(["id", "asOf", "sources"]);

/** How much is known of each field of a kind, in the order of its schema; of an id where there is no other. */
export function coverageOf(
  entity: Entity,
  records: Iterable<GivenRecord>,
  provenance: readonly Provenance[],
): FieldCoverage[] {
  const sources = provenance.filter((one) => one.entity === entity);
  const fields = Object.keys(PACK_FILES[ENTITIES[entity].facts].shape).filter(
    (field) => !NOT_COVERED.has(field),
  );
  const counters = (fields.length > 0 ? fields : ["id"]).map((field) =>
    fieldCounter(field, sources),
  );
  for (const record of records) {
    for (const { count } of counters) count(record);
  }
  return counters.map(({ result }) => result());
}

/** Counts a field record by record: a kind may have so many that they are never held at once. */
function fieldCounter(field: string, sources: readonly Provenance[]) {
  const ofField = sources.filter(({ fields }) => fields.length === 0 || fields.includes(field));
  const counts = { fact: 0, reading: 0, sample: 0, absent: 0 };
  const notes = new Set<string>();
  const asOf = new Set<string>();
  // Many records share their sources, and lists of these are compared faster by their text.
  const listed = new Map<string, number>();
  return {
    count({ fields, sample, sampleFields }: GivenRecord): void {
      if (!(field in fields)) {
        counts.absent += 1;
        return;
      }
      if (sample || sampleFields.includes(field)) {
        counts.sample += 1;
        return;
      }
      const basis = ofField.find(({ where }) => where === undefined || isWhere(fields, where));
      counts[basis?.basis ?? "fact"] += 1;
      if (basis?.note !== undefined) notes.add(basis.note);
      const month = basis?.asOf ?? fields.asOf;
      if (typeof month === "string") asOf.add(month);
      const list = Array.isArray(fields.sources) ? fields.sources.join("\n") : "";
      listed.set(list, (listed.get(list) ?? 0) + 1);
    },
    result: (): FieldCoverage => ({
      field,
      ...counts,
      notes: [...notes],
      asOf: [...asOf].sort(),
      sources: countEach(listed),
    }),
  };
}

/** How many records name each source, most first. */
function countEach(listed: ReadonlyMap<string, number>): FieldCoverage["sources"] {
  const counts = new Map<string, number>();
  for (const [list, records] of listed) {
    for (const name of list === "" ? [] : list.split("\n")) {
      counts.set(name, (counts.get(name) ?? 0) + records);
    }
  }
  return [...counts]
    .map(([name, records]) => ({ name, records }))
    .sort((a, b) => b.records - a.records);
}

function isWhere(fields: GivenRecord["fields"], where: NonNullable<Provenance["where"]>): boolean {
  const value = fields[where.field];
  return where.is === undefined ? value !== undefined : value === where.is;
}
