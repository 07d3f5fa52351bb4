import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writePath } from "#app/game/input-messages.ts";
import { isObject } from "../candidates.ts";
import { ENTITIES, type Entity, recordFilesOf } from "../entities.ts";
import { formatRecords } from "../format.ts";
import { FoundErrors } from "../found-errors.ts";
import { schemaOf } from "../pack.ts";
import type { PackFile } from "../schema/index.ts";
import { readSource, type SourceFile } from "../source.ts";
import { batchKinds, SKELETONS, type Skeleton, skeletonKinds, type Today } from "./skeletons.ts";

/** A record that is not begun; the message is one sentence for a person. */
export class AddRefused extends Error {
  override readonly name = "AddRefused";
}

export interface AddedRecord {
  readonly id: string | number;
  readonly file: PackFile;
  /** The fields that a person still has to fill. */
  readonly open: readonly string[];
}

/**
 * Begins a record in the pack of a folder: the next free id, today's dates, and the fields that it
 * needs. `id` names a record whose ids are texts, and for a batch its kind.
 * @param now ms since the epoch
 * @throws {AddRefused} for an unknown kind or an id that cannot be; {PackRefused} for unreadable files.
 */
export async function addRecord(
  folder: string,
  { kind, id, now }: { kind: string; id?: string | undefined; now: number },
): Promise<AddedRecord> {
  const skeleton = Object.hasOwn(SKELETONS, kind) ? SKELETONS[kind] : undefined;
  if (!skeleton) {
    throw new AddRefused(`There is no kind "${kind}"; known are ${skeletonKinds.join(", ")}.`);
  }
  const { facts: file } = ENTITIES[skeleton.entity];
  const { present, text } = await readPresent(folder, skeleton.entity);
  const own = ownFields(kind, skeleton, id, present);
  const record = { ...own, ...skeleton.fields(todayAt(now)) };
  await append(join(folder, file), text, record);
  await addToOrder(folder, skeleton.entity, own.id);
  return { id: own.id, file, open: [...openFields(record, [])] };
}

/** The id, and what goes with it. */
function ownFields(
  kind: string,
  { entity, numbering }: Skeleton,
  given: string | undefined,
  present: readonly Record<string, unknown>[],
): { id: string | number } & Record<string, unknown> {
  const highest = (numbers: readonly unknown[]) =>
    Math.max(0, ...numbers.filter((one) => typeof one === "number"));
  if (numbering === "number") {
    if (given !== undefined) {
      throw new AddRefused(`A record of kind "${kind}" gets the next number as its id.`);
    }
    return { id: highest(present.map(({ id }) => id)) + 1 };
  }
  if (numbering === "batch") {
    if (given === undefined || !batchKinds.includes(given)) {
      throw new AddRefused(`A batch needs its kind: ${batchKinds.join(", ")}.`);
    }
    const no = highest(present.filter((one) => one.kind === given).map((one) => one.no)) + 1;
    return { id: `${given}-${no}`, kind: given, no };
  }
  const taken = new Set(present.map(({ id }) => id));
  if (given === undefined && numbering === "character") {
    throw new AddRefused(`A record of kind "${kind}" needs the id of its character.`);
  }
  if (given === undefined) {
    let number = 1;
    while (taken.has(`${kind}-${number}`)) number += 1;
    return { id: `${kind}-${number}` };
  }
  if (taken.has(given)) throw new AddRefused(`The id "${given}" is taken in ${entity}.json.`);
  const read = schemaOf(ENTITIES[entity].facts).safeParse({ id: given });
  const fault = read.error?.issues.find(({ path }) => path[0] === "id");
  if (fault) throw new AddRefused(`The id "${given}" ${fault.message}.`);
  return { id: given };
}

function todayAt(now: number): Today {
  const written = new Date(now).toISOString();
  return {
    change: `${written.slice(0, 10)}T05:00:00Z`,
    now: `${written.slice(0, 19)}Z`,
    month: written.slice(0, 7),
  };
}

/** Fields that hold nothing yet. */
function* openFields(value: unknown, path: readonly (string | number)[]): Generator<string> {
  if (value === "" || value === null) yield writePath(path);
  else if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) yield* openFields(element, [...path, index]);
  } else if (isObject(value)) {
    for (const [key, field] of Object.entries(value)) yield* openFields(field, [...path, key]);
  }
}

/** All records of a kind, samples included, since they share their ids; and the facts' text. */
async function readPresent(
  folder: string,
  entity: Entity,
): Promise<{ present: Record<string, unknown>[]; text: string | undefined }> {
  const errors = new FoundErrors();
  const sources: (SourceFile | "missing" | "faulty")[] = [];
  for (const file of recordFilesOf(entity)) sources.push(await readSource(folder, file, errors));
  errors.throwIfAny();
  const found = sources.filter((source) => typeof source !== "string");
  const lists = found.flatMap(({ value }) => (Array.isArray(value) ? value : []));
  const [facts] = sources;
  return {
    present: lists.filter(isObject),
    text: typeof facts === "object" ? facts.text : undefined,
  };
}

/** Links of collections count a new record last, where the pack keeps an order. */
async function addToOrder(folder: string, entity: Entity, id: string | number): Promise<void> {
  const errors = new FoundErrors();
  const file = ENTITIES["id-orders"].facts;
  const source = await readSource(folder, file, errors);
  errors.throwIfAny();
  if (typeof source === "string" || !Array.isArray(source.value)) return;
  const extended = source.value.map((order: unknown) =>
    isObject(order) && order.id === entity && Array.isArray(order.ids)
      ? { ...order, ids: [...order.ids, id] }
      : order,
  );
  await writeFile(join(folder, file), formatRecords(extended));
}

/** Writes the record behind the last one; what stands there keeps its layout. */
async function append(path: string, text: string | undefined, record: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const end = text?.lastIndexOf("]") ?? -1;
  if (text === undefined || end < 0) return writeFile(path, formatRecords([record]));
  const before = text.slice(0, end).trimEnd();
  const separator = before.endsWith("[") ? "\n" : ",\n";
  return writeFile(path, `${before}${separator}${JSON.stringify(record)}\n${text.slice(end)}`);
}
