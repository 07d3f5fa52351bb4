import { isDeepStrictEqual } from "node:util";
import type { EntityChanges } from "#db/schema/open-data.ts";
import type { Entity } from "../entities.ts";
import { readGivenLines, recordName } from "./given-lines.ts";
import type { GivenRecord } from "./given-records.ts";

/** What an earlier import gave away of a kind. */
export interface EarlierRecords {
  readonly lines: string;
  readonly fingerprints: Readonly<Record<string, string>>;
}

type ChangedRecord = EntityChanges["records"][number];
type Fields = Readonly<Record<string, unknown>>;

/** More than this of a kind nobody reads: corrections come before additions. The counts are exact. */
const MOST_LISTED = 100;
const LONGEST_VALUE = 240;

/** What became another since an earlier import; undefined where nothing did. */
export function changesOf(
  entity: Entity,
  earlier: EarlierRecords,
  records: readonly GivenRecord[],
): EntityChanges | undefined {
  const before = new Map(Object.entries(earlier.fingerprints));
  const now = new Set(records.map(({ id }) => String(id)));
  const added = records.filter(({ id }) => !before.has(String(id)));
  const changed = records.filter(({ id, fingerprint }) => {
    const known = before.get(String(id));
    return known !== undefined && known !== fingerprint;
  });
  const removed = [...before.keys()].filter((id) => !now.has(id));
  if (added.length + changed.length + removed.length === 0) return undefined;
  const old = new Map(readGivenLines(earlier.lines).map((record) => [String(record.id), record]));
  return {
    entity,
    added: added.length,
    removed: removed.length,
    changed: changed.length,
    records: [
      ...changed.map((record) => ({
        ...named("changed", record.id, record.fields),
        fields: changedFields(old.get(String(record.id)) ?? {}, record),
      })),
      ...added.map(({ id, fields }) => ({ ...named("added", id, fields), fields: [] })),
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
