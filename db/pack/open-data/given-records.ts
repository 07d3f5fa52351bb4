import { createHash } from "node:crypto";
import { ENTITIES, type Entity } from "../entities.ts";
import { orderKeys } from "../format.ts";
import { resolveInstant, writeInstant } from "../instants.ts";
import type { PackRecords } from "../pack.ts";
import type { PackInstant } from "../schema/values.ts";

/** A record in the form in which the site gives it away. */
export interface GivenRecord {
  readonly id: string | number;
  /** In the order of the schema, defaults left out, dates resolved; samples marked. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether the whole record is a sample. */
  readonly sample: boolean;
  readonly sampleFields: readonly string[];
  /** Fields in which the pack writes a date relative to the import. */
  readonly relativeFields: readonly string[];
  /** Of the record as the pack writes it: a date relative to the import is the same each time. */
  readonly fingerprint: string;
}

/**
 * The records of a kind: facts with the sample values that complete them, then whole samples.
 * `sample` and `sampleFields` say what is made up. @param now what relative dates count from, ms
 */
export function* givenRecords(
  records: PackRecords,
  entity: Entity,
  now: number,
): Generator<GivenRecord> {
  const { facts, samples, values } = ENTITIES[entity];
  const written = new Map(
    (values ? records[values] : []).map(({ id, ...rest }) => [String(id), rest]),
  );
  const give = (id: string | number, whole: object, sampleFields: string[], sample: boolean) => {
    const fields = {
      ...asFields(orderKeys(whole, facts)),
      ...(sample && { sample: true }),
      ...(sampleFields.length > 0 && { sampleFields }),
    };
    const text = JSON.stringify(fields);
    const isRelative = RELATIVE.test(text);
    return {
      id,
      fields: isRelative ? asFields(resolveDates(fields, now)) : fields,
      sample,
      sampleFields,
      relativeFields: isRelative
        ? Object.entries(fields).flatMap(([field, value]) =>
            RELATIVE.test(JSON.stringify(value)) ? [field] : [],
          )
        : [],
      fingerprint: createHash("sha256").update(text).digest("base64url").slice(0, 16),
    };
  };
  for (const record of records[facts]) {
    const completing = written.get(String(record.id)) ?? {};
    const sampleFields = Object.entries(completing).flatMap(([field, value]) =>
      value === undefined ? [] : [field],
    );
    yield give(record.id, { ...record, ...completing }, sampleFields, false);
  }
  for (const record of samples ? records[samples] : []) yield give(record.id, record, [], true);
}

/** What only a date that is relative to the import is written like. */
const RELATIVE = /"(in|ago)":"\d{1,4}[dh]"/;

function asFields(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** A copy with every date that is relative to the import as the instant it stands for. */
function resolveDates(value: unknown, now: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => resolveDates(one, now));
  if (isRelativeDate(value)) return writeInstant(resolveInstant(value, now), undefined);
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, resolveDates(child, now)]),
  );
}

function isRelativeDate(value: object): value is Exclude<PackInstant, string> {
  const isSpan = (span: unknown) => typeof span === "string" && /^\d{1,4}[dh]$/.test(span);
  const keys = Object.keys(value);
  return (
    keys.every((key) => key === "in" || key === "ago" || key === "at") &&
    (("in" in value && isSpan(value.in)) || ("ago" in value && isSpan(value.ago)))
  );
}
