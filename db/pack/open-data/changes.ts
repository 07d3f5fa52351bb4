import { isDeepStrictEqual } from "node:util";
import type { EntityChanges } from "#db/schema/open-data.ts";
import type { Entity } from "../entities.ts";
import type { GivenRecord } from "./given-records.ts";

/** What an earlier import gave away of a kind. */
export interface EarlierRecords {
  readonly lines: string;
  readonly fingerprints: Readonly<Record<string, string>>;
}

type ChangedRecord = EntityChanges["records"][number];
type Fields = Readonly<Record<string, unknown>>;

/** More than this of a kind nobody reads; the counts are exact. */
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
  const old = oldRecords(earlier.lines);
  return {
    entity,
    added: added.length,
    removed: removed.length,
    changed: changed.length,
    records: [
      ...added.map(({ id, fields }) => ({ ...named("added", id, fields), fields: [] })),
      ...changed.map(({ id, fields }) => ({
        ...named("changed", id, fields),
        fields: changedFields(old.get(String(id)) ?? {}, fields),
      })),
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

function oldRecords(lines: string): Map<string, Fields> {
  const parsed = lines.split("\n").flatMap((line): Fields[] => {
    const record: unknown = line === "" ? null : JSON.parse(line);
    return typeof record === "object" && record !== null ? [{ ...record }] : [];
  });
  return new Map(parsed.map((record) => [String(record.id), record]));
}

function named(
  kind: ChangedRecord["kind"],
  id: string | number,
  { nameEn, name, title, titleEn, nameJp }: Fields,
): Omit<ChangedRecord, "fields"> {
  const found = [nameEn, name, title, titleEn, nameJp].find((one) => typeof one === "string");
  return { kind, id, name: typeof found === "string" ? found : String(id) };
}

function changedFields(before: Fields, after: Fields): ChangedRecord["fields"] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((field) =>
    isDeepStrictEqual(before[field], after[field])
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
