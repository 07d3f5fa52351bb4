import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { z } from "zod";
import { inputMessage, writePath } from "#app/game/input-messages.ts";
import { type Candidate, candidatesOf, isObject } from "./candidates.ts";
import { checkDuplicates } from "./duplicates.ts";
import { FoundErrors } from "./found-errors.ts";
import { checkNumbers } from "./numbers.ts";
import {
  emptyRecords,
  type Pack,
  type PackRecords,
  packFileNames,
  type RecordsOf,
  schemaOf,
} from "./pack.ts";
import { checkReferences, checkSampleValues } from "./references.ts";
import type { Refuse } from "./refused.ts";
import { checkRules } from "./rules/rules.ts";
import { type PackFile, type PackInfo, packInfo } from "./schema/index.ts";
import { readSource, refuseUnknownFiles } from "./source.ts";

/**
 * Reads the data pack in a folder and checks all of it: JSON, fields, ids, references, samples, and
 * the rules across records. Without `samples` the files below `samples/` are left alone.
 * @throws {PackRefused} with every error of the pack, the first 200 of them in words; causes come
 * before what follows from them.
 */
export async function readPack(
  folder: string,
  { samples = true }: { samples?: boolean } = {},
): Promise<Pack> {
  const errors = new FoundErrors();
  if (!(await isFolder(folder))) {
    errors.add(() => ({ file: "pack.json", message: `is missing: there is no folder ${folder}` }));
    errors.throwIfAny();
  }
  await refuseUnknownFiles(folder, errors);
  const info = await readInfo(folder, errors);
  const candidates = new Map<PackFile, readonly Candidate[]>();
  const lacking = { missing: new Set<PackFile>(), faulty: new Set<PackFile>() };
  const parsed: ParsedRecords = { records: emptyRecords(), writtenAs: new WeakMap() };
  for (const file of packFileNames) {
    if (!samples && file.startsWith("samples/")) continue;
    const list = await readList(folder, file, errors);
    if (typeof list === "string") {
      lacking[list].add(file);
      continue;
    }
    candidates.set(file, list);
    parseList(list, file, parsed, errors);
  }
  checkDuplicates(candidates, errors);
  checkReferences(candidates, lacking, errors);
  checkSampleValues(candidates, errors);
  // Facts and samples are numbered together: of the facts alone some numbers are missing.
  if (samples) checkNumbers(candidates, lacking.faulty, errors);
  const { records, writtenAs } = parsed;
  const sound = withoutFaulty(parsed, errors);
  const refuse: Refuse = ({ record }, field, message) => {
    const candidate = writtenAs.get(record);
    if (candidate) errors.addAt(candidate, field, message);
  };
  checkRules(sound, refuse);
  // The facts are a pack of their own, for a site that shows no sample.
  checkRules(withoutSamples(sound), (at, field, message) => {
    refuse(at, field, `${message} (once the samples are left out)`);
  });
  errors.throwIfAny();
  if (!info) throw new Error("A pack without information has passed the checks.");
  return { info, records };
}

interface ParsedRecords {
  readonly records: RecordsOf<PackFile>;
  /** How each of them was written. */
  readonly writtenAs: WeakMap<object, Candidate>;
}

async function readInfo(folder: string, errors: FoundErrors): Promise<PackInfo | undefined> {
  const file = "pack.json";
  const source = await readSource(folder, file, errors);
  if (source === "faulty") return undefined;
  if (source === "missing") {
    errors.add(() => ({ file, message: "is missing: it makes a folder a pack" }));
    return undefined;
  }
  const read = packInfo.safeParse(source.value, { error: inputMessage, reportInput: true });
  if (read.success) return read.data;
  for (const { field, message } of faultsOf(read.error.issues)) {
    errors.add(() => ({ file, ...(field !== "" && { field }), message }));
  }
  return undefined;
}

async function readList(
  folder: string,
  file: PackFile,
  errors: FoundErrors,
): Promise<Candidate[] | "missing" | "faulty"> {
  const source = await readSource(folder, file, errors);
  if (typeof source === "string") return source;
  if (Array.isArray(source.value)) return candidatesOf(file, source, source.value);
  errors.add(() => ({ file, line: 1, message: "must be a list of records: [ … ]" }));
  return "faulty";
}

function parseList<File extends PackFile>(
  list: readonly Candidate[],
  file: File,
  { records, writtenAs }: { records: RecordsOf<File>; writtenAs: ParsedRecords["writtenAs"] },
  errors: FoundErrors,
): void {
  const schema = schemaOf(file);
  for (const candidate of list) {
    const read = schema.safeParse(candidate.value, { error: inputMessage, reportInput: true });
    if (!read.success) {
      for (const { field, message } of faultsOf(read.error.issues)) {
        errors.addAt(candidate, field, message);
      }
      continue;
    }
    records[file].push(read.data);
    if (isObject(read.data)) writtenAs.set(read.data, candidate);
  }
}

/** Rules look at sound records only: what follows from an error is not reported beside it. */
function withoutFaulty({ records, writtenAs }: ParsedRecords, errors: FoundErrors) {
  const sound = emptyRecords();
  const fill = <File extends PackFile>(into: RecordsOf<File>, file: File, of: RecordsOf<File>) => {
    into[file] = of[file].filter((record) => {
      const candidate = isObject(record) ? writtenAs.get(record) : undefined;
      return !candidate || !errors.isFaulty(candidate);
    });
  };
  for (const file of packFileNames) fill(sound, file, records);
  return sound;
}

function withoutSamples(records: PackRecords): PackRecords {
  const samples = packFileNames.filter((file) => file.startsWith("samples/"));
  return { ...records, ...Object.fromEntries(samples.map((file) => [file, []])) };
}

interface Fault {
  /** `stats[0].min`; empty for the record as a whole. */
  readonly field: string;
  readonly message: string;
}

/** The issues of a record by field; a misspelt field and the one that it leaves missing are one. */
function faultsOf(issues: readonly z.core.$ZodIssue[]): Fault[] {
  const isMissing = (issue: z.core.$ZodIssue) => !("keys" in issue) && issue.input === undefined;
  const meant = new Set<z.core.$ZodIssue>();
  const misspelt = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    return issue.keys.map((key) => {
      const other = issues.find(
        (one) =>
          isMissing(one) &&
          !meant.has(one) &&
          writePath(one.path.slice(0, -1)) === writePath(issue.path) &&
          areNear(key, String(one.path.at(-1))),
      );
      if (other) meant.add(other);
      const hint = other
        ? `is not a known field: ${String(other.path.at(-1))} is missing`
        : undefined;
      return { field: writePath([...issue.path, key]), message: hint ?? issue.message };
    });
  });
  const rest = issues.filter((issue) => issue.code !== "unrecognized_keys" && !meant.has(issue));
  return [...misspelt, ...rest.map(({ path, message }) => ({ field: writePath(path), message }))];
}

/** Whether one name begins as the other does, but for what is cut off, added or changed at its end. */
function areNear(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  const same = [...one].findIndex((letter, index) => letter !== other[index]);
  return same === -1 || same >= Math.min(3, other.length - 1);
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  });
  return found?.isDirectory() ?? false;
}

/** Where the records come from that a database without any is filled with. */
export interface DataSource {
  readonly folder: string;
  /** Whether the records below `samples/` are taken too. */
  readonly samples: boolean;
}

/**
 * What `ALMANAC_DATA` names: nothing is the pack that ships with the project, `facts` that pack
 * without its sample records, anything else the folder of a pack.
 * @param root the project's folder, from which the pack that ships is found
 */
export function dataSource(almanacData: string | undefined, root = "."): DataSource {
  const shipped = resolve(root, "seeds");
  if (almanacData === undefined) return { folder: shipped, samples: true };
  if (almanacData === "facts") return { folder: shipped, samples: false };
  return { folder: resolve(root, almanacData), samples: true };
}

/** @throws {PackRefused} see `readPack` */
export function readData({ folder, samples }: DataSource): Promise<Pack> {
  return readPack(folder, { samples });
}
