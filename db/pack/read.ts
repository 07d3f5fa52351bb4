import { stat } from "node:fs/promises";
import type { z } from "zod";
import { type Candidate, candidatesOf, isObject } from "./candidates.ts";
import { checkDuplicates } from "./duplicates.ts";
import { FoundErrors } from "./found-errors.ts";
import { checkNumbers } from "./numbers.ts";
import { emptyRecords, type Pack, packFileNames, type RecordsOf, schemaOf } from "./pack.ts";
import { explainIssue } from "./plain-message.ts";
import { checkReferences } from "./references.ts";
import { checkRules } from "./rules/rules.ts";
import { checkSampleValues } from "./sample-values.ts";
import type { PackFile } from "./schema/index.ts";
import { type PackInfo, packInfo } from "./schema/pack.ts";
import { readSource, refuseUnknownFiles } from "./source.ts";

/**
 * Reads the data pack in a folder and checks all of it: JSON, fields, ids,
 * references, samples, and the rules across records.
 * @throws {PackRefused} with every error of the pack, the first 200 of them in words.
 */
export async function readPack(folder: string): Promise<Pack> {
  const errors = new FoundErrors();
  if (!(await isFolder(folder))) {
    errors.add(() => ({ file: "pack.json", message: `is missing: there is no folder ${folder}` }));
    errors.throwIfAny();
  }
  await refuseUnknownFiles(folder, errors);
  const info = await readInfo(folder, errors);
  const candidates = new Map<PackFile, readonly Candidate[]>();
  const records = emptyRecords();
  const places: Places = new WeakMap();
  for (const file of packFileNames) {
    const list = await readList(folder, file, errors);
    if (!list) continue;
    candidates.set(file, list);
    parseList(list, file, records, places, errors);
  }
  checkDuplicates(candidates, errors);
  checkReferences(candidates, errors);
  checkSampleValues(candidates, errors);
  checkNumbers(candidates, errors);
  checkRules(records, ({ file, record }, field, message) => {
    errors.add(() => ({ file, ...places.get(record)?.(), field, message }));
  });
  errors.throwIfAny();
  if (!info) throw new Error("A pack without information has passed the checks.");
  return { info, records };
}

/** Where parsed records stand. */
type Places = WeakMap<object, Candidate["place"]>;

async function readInfo(folder: string, errors: FoundErrors): Promise<PackInfo | undefined> {
  const file = "pack.json";
  const source = await readSource(folder, file, errors);
  if (source === "faulty") return undefined;
  if (source === "missing") {
    errors.add(() => ({ file, message: "is missing: it makes a folder a pack" }));
    return undefined;
  }
  const parsed = packInfo.safeParse(source.value, { reportInput: true });
  if (parsed.success) return parsed.data;
  addIssues(parsed.error.issues, packInfo, () => ({ file }), errors);
  return undefined;
}

/** Undefined when the file is faulty as a whole: then nothing can be said about references to it. */
async function readList(
  folder: string,
  file: PackFile,
  errors: FoundErrors,
): Promise<Candidate[] | undefined> {
  const source = await readSource(folder, file, errors);
  if (source === "missing") return [];
  if (source === "faulty") return undefined;
  if (Array.isArray(source.value)) return candidatesOf(source, source.value);
  errors.add(() => ({ file, line: 1, message: "must be a list of records: [ … ]" }));
  return undefined;
}

function parseList<File extends PackFile>(
  list: readonly Candidate[],
  file: File,
  records: RecordsOf<File>,
  places: Places,
  errors: FoundErrors,
): void {
  const schema = schemaOf(file);
  for (const { value, place } of list) {
    const parsed = schema.safeParse(value, { reportInput: true });
    if (!parsed.success) {
      addIssues(parsed.error.issues, schema, place, errors);
      continue;
    }
    records[file].push(parsed.data);
    if (isObject(parsed.data)) places.set(parsed.data, place);
  }
}

function addIssues(
  issues: readonly z.core.$ZodIssue[],
  schema: z.core.$ZodType,
  place: Candidate["place"],
  errors: FoundErrors,
): void {
  for (const issue of issues) {
    for (const { field, message } of explainIssue(issue, schema)) {
      errors.add(() => ({ ...place(), ...(field !== "" && { field }), message }));
    }
  }
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  });
  return found?.isDirectory() ?? false;
}
