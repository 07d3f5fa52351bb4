import { stat } from "node:fs/promises";
import type { z } from "zod";
import { type Candidate, candidatesOf } from "./candidates.ts";
import { checkDuplicates } from "./duplicates.ts";
import { FoundErrors } from "./found-errors.ts";
import type { Pack, PackRecords } from "./pack.ts";
import { explainIssue } from "./plain-message.ts";
import { checkReferences, checkSamples } from "./references.ts";
import { PACK_FILES, type PackFile } from "./schema/index.ts";
import { type PackInfo, packInfo } from "./schema/pack.ts";
import { readSource, refuseUnknownFiles } from "./source.ts";

/**
 * Reads the data pack in a folder and checks all of it: JSON, fields, ids, references, samples.
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
  const read = async <Schema extends z.ZodType>(file: PackFile, schema: Schema) => {
    const list = await readList(folder, file, errors);
    if (list) candidates.set(file, list);
    return parseList(list ?? [], schema, errors);
  };
  const records: PackRecords = {
    "worlds.json": await read("worlds.json", PACK_FILES["worlds.json"]),
    "series.json": await read("series.json", PACK_FILES["series.json"]),
    "persons.json": await read("persons.json", PACK_FILES["persons.json"]),
    "characters.json": await read("characters.json", PACK_FILES["characters.json"]),
    "artists.json": await read("artists.json", PACK_FILES["artists.json"]),
    "character-tags.json": await read("character-tags.json", PACK_FILES["character-tags.json"]),
    "story-cards.json": await read("story-cards.json", PACK_FILES["story-cards.json"]),
    "samples/characters.json": await read(
      "samples/characters.json",
      PACK_FILES["samples/characters.json"],
    ),
    "samples/story-cards.json": await read(
      "samples/story-cards.json",
      PACK_FILES["samples/story-cards.json"],
    ),
  };
  for (const [file, list] of candidates) checkDuplicates(file, list, errors);
  checkReferences(candidates, errors);
  checkSamples(candidates, errors);
  errors.throwIfAny();
  if (!info) throw new Error("A pack without information has passed the checks.");
  return { info, records };
}

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

function parseList<Schema extends z.ZodType>(
  list: readonly Candidate[],
  schema: Schema,
  errors: FoundErrors,
): z.output<Schema>[] {
  const records: z.output<Schema>[] = [];
  for (const { value, place } of list) {
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success) records.push(parsed.data);
    else addIssues(parsed.error.issues, schema, place, errors);
  }
  return records;
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
