import { isDeepStrictEqual } from "node:util";
import type { EntityChanges } from "#db/schema/open-data.ts";
import type { Entity } from "../entities.ts";
import { type Fields, recordName } from "./given-lines.ts";
import type { GivenRecord } from "./given-records.ts";

/** What an earlier import gave away of a kind. */
export interface EarlierRecords {
  /** By the records' ids. */
  readonly fingerprints: ReadonlyMap<string, string>;
  /** The records of these ids; there may be many, so only those are read that are told of. */
  read(ids: readonly string[]): Promise<readonly Fields[]>;
}

type ChangedRecord = EntityChanges["records"][number];

/** More than this of a kind nobody reads: corrections come before additions. The counts are exact. */
const MOST_LISTED = 100;
const LONGEST_VALUE = 240;

/** What became another since an earlier import; undefined where nothing did. */
export async function changesOf(
  entity: Entity,
  { fingerprints, read }: EarlierRecords,
  records: Iterable<GivenRecord>,
): Promise<EntityChanges | undefined> {
  const counts = { added: 0, removed: 0, changed: 0 };
  const listed = { added: [] as GivenRecord[], changed: [] as GivenRecord[] };
  const missing = new Set(fingerprints.keys());
  for (const record of records) {
    const known = fingerprints.get(String(record.id));
    missing.delete(String(record.id));
    if (known === record.fingerprint) continue;
    const kind = known === undefined ? "added" : "changed";
    counts[kind] += 1;
    if (counts[kind] <= MOST_LISTED) listed[kind].push(record);
  }
  counts.removed = missing.size;
  if (counts.added + counts.changed + counts.removed === 0) return undefined;
  const removed = [...missing].slice(0, MOST_LISTED);
  const earlier = await read([...listed.changed.map(({ id }) => String(id)), ...removed]);
  const old = new Map(earlier.map((record) => [String(record.id), record]));
  return {
    entity,
    ...counts,
    records: [
      ...listed.changed.map((record) => ({
        ...named("changed", record.id, record.fields),
        fields: changedFields(old.get(String(record.id)) ?? {}, record),
      })),
      ...listed.added.map(({ id, fields }) => ({ ...named("added", id, fields), fields: [] })),
      ...removed.map((id) => {
        const fields = old.get(id) ?? {};
        const { id: written } = fields;
        return {
          ...named("removed", typeof written === "number" ? written : id, fields),
          fields: [],
        };
      }),
    ].slice(0, MOST_LISTED),
  };
}

function named(
  kind: ChangedRecord["kind"],
  id: string | number,
  fields: Fields,
): Omit<ChangedRecord, "fields"> {
  return { kind, id, name: recordName({ ...fields, id }) };
}

/** A date that is relative to the import is another instant each time, and no change. */
function changedFields(
  before: Fields,
  { fields: after, relativeFields }: GivenRecord,
): ChangedRecord["fields"] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((field) =>
    relativeFields.includes(field) || isDeepStrictEqual(before[field], after[field])
      ? []
      : [{ field, from: written(before[field]), to: written(after[field]) }],
  );
}

function written(value: unknown): string | null {
  if (value === undefined) return null;
  const text = JSON.stringify(value);
  const signs = Array.from(text);
  return signs.length <= LONGEST_VALUE ? text : `${signs.slice(0, LONGEST_VALUE).join("")}…`;
}
