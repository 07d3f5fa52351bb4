import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { BATCH_KINDS } from "#app/game/vocabulary/prayers.ts";
import { ENTITIES, entityNames } from "./entities.ts";
import { type Pack, type PackRecords, packFileNames } from "./pack.ts";
import { PACK_FILES, type PackFile, type PackInfo, packInfo } from "./schema/index.ts";
import type { PackBatch } from "./schema/pools.ts";

/** The text of a list file in canonical form: one compact JSON record a line. */
export function formatRecords(records: readonly unknown[]): string {
  return [...linesOf(records)].join("");
}

/** The text of `pack.json` in canonical form. */
function formatInfo({ format, name, description, provenance }: PackInfo): string {
  const known = JSON.stringify({ format, name, description }, null, 2);
  if (provenance.length === 0) return `${known}\n`;
  const lines = provenance.map((one) => `    ${JSON.stringify(orderProvenance(one))}`);
  return `${known.slice(0, -2)},\n  "provenance": [\n${lines.join(",\n")}\n  ]\n}\n`;
}

/**
 * A copy of a valid record in canonical form: keys stand in the order of the file's schema; absent
 * values and values equal to the default are left out.
 */
export function orderKeys(record: unknown, file: PackFile): unknown {
  return ordererOf(file)(record);
}

/** Every file of the pack in canonical form, one after the other. */
export function* formatPack(pack: Pack): Generator<{ file: string; text: string }> {
  for (const { file, parts } of formatInParts(pack)) yield { file, text: [...parts].join("") };
}

/** The same, a record at a time, so that the text of a large file is never held as a whole. */
export function* formatInParts({
  info,
  records,
}: Pack): Generator<{ file: string; parts: Iterable<string> }> {
  yield { file: "pack.json", parts: [formatInfo(info)] };
  for (const file of packFileNames) {
    yield { file, parts: linesOf(inCanonicalOrder(records, file), ordererOf(file)) };
  }
}

function* linesOf(records: readonly unknown[], order: Orderer = (record) => record) {
  let before = "[\n";
  for (const record of records) {
    yield before + JSON.stringify(order(record));
    before = ",\n";
  }
  yield records.length === 0 ? "[]\n" : "\n]\n";
}

type Orderer = (value: unknown) => unknown;

const orderers = new Map<PackFile, Orderer>();

function ordererOf(file: PackFile): Orderer {
  const known = orderers.get(file);
  if (known) return known;
  const made = makeOrderer(PACK_FILES[file]);
  orderers.set(file, made);
  return made;
}

function makeOrderer(schema: z.core.$ZodType): Orderer {
  if (schema instanceof z.ZodOptional) return optionalOrderer(schema.unwrap());
  if (schema instanceof z.ZodDefault) {
    const inner = makeOrderer(schema.unwrap());
    const { defaultValue } = schema.def;
    return (value) => (isDeepStrictEqual(value, defaultValue) ? undefined : inner(value));
  }
  if (schema instanceof z.ZodObject) return objectOrderer(schema);
  if (schema instanceof z.ZodArray) {
    const element = makeOrderer(schema.element);
    return (value) => (Array.isArray(value) ? value.map(element) : value);
  }
  if (schema instanceof z.ZodRecord) return recordOrderer(schema);
  if (schema instanceof z.ZodUnion) {
    const branches = schema.options.map((option) => ({ option, order: makeOrderer(option) }));
    return (value) => {
      const branch = branches.find(({ option }) => z.safeParse(option, value).success);
      return branch ? branch.order(value) : value;
    };
  }
  return (value) => value;
}

function objectOrderer(schema: z.ZodObject): Orderer {
  const fields = Object.entries(schema.shape).map(([key, field]) => ({
    key,
    order: makeOrderer(field),
  }));
  return (value) => {
    if (typeof value !== "object" || value === null) return value;
    const given = new Map(Object.entries(value));
    const ordered: Record<string, unknown> = {};
    for (const { key, order } of fields) {
      const fieldValue = order(given.get(key));
      if (fieldValue !== undefined) ordered[key] = fieldValue;
    }
    return ordered;
  };
}

/** An empty record that may be absent says nothing. */
function optionalOrderer(schema: z.core.$ZodType): Orderer {
  const order = makeOrderer(schema);
  if (!(schema instanceof z.ZodRecord)) return order;
  return (value) => (isDeepStrictEqual(value, {}) ? undefined : order(value));
}

/** Keys of a closed list stand in the order of that list. */
function recordOrderer(schema: z.ZodRecord): Orderer {
  const order = makeOrderer(schema.valueType);
  const closed = schema.keyType instanceof z.ZodEnum ? schema.keyType.options.map(String) : [];
  return (value) => {
    if (typeof value !== "object" || value === null) return value;
    const given = new Map(Object.entries(value));
    const keys = new Set([...closed.filter((key) => given.has(key)), ...given.keys()]);
    return Object.fromEntries([...keys].map((key) => [key, order(given.get(key))]));
  };
}

const orderProvenance = makeOrderer(packInfo.shape.provenance.unwrap().element);

interface Identified {
  readonly id: string | number;
}

/**
 * The records of a file in the order of its canonical form: numbered ones by their number, sample
 * values as the records that they complete, all others as they stand in the pack.
 */
function inCanonicalOrder(records: PackRecords, file: PackFile): readonly Identified[] {
  switch (file) {
    case "batches.json":
    case "samples/batches.json":
      return records[file].toSorted(byKindAndNumber);
    case "forever-prayers.json":
    case "roulettes.json":
    case "tower-floors.json":
    case "update-entries.json":
    case "maintenances.json":
    case "samples/forever-prayers.json":
    case "samples/roulettes.json":
    case "samples/tower-floors.json":
    case "samples/update-entries.json":
    case "samples/maintenances.json":
      return [...records[file]].sort((a, b) => a.id - b.id);
    default: {
      const facts = factFiles.get(file);
      return facts ? inOrderOf(inCanonicalOrder(records, facts), records[file]) : records[file];
    }
  }
}

/** The file of the facts that a file of sample values completes. */
const factFiles = new Map(
  entityNames.flatMap((entity): [PackFile, PackFile][] => {
    const { facts, values } = ENTITIES[entity];
    return values ? [[values, facts]] : [];
  }),
);

function byKindAndNumber(a: PackBatch, b: PackBatch): number {
  const place = ({ kind }: PackBatch) => BATCH_KINDS.findIndex(({ id }) => id === kind);
  return place(a) - place(b) || a.no - b.no;
}

function inOrderOf(facts: readonly Identified[], values: readonly Identified[]): Identified[] {
  const places = new Map(facts.map(({ id }, index) => [id, index]));
  const place = ({ id }: Identified) => places.get(id) ?? facts.length;
  return values.toSorted((a, b) => place(a) - place(b));
}
