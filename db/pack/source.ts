import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FoundErrors } from "./found-errors.ts";
import { JsonScanError, lineFinder, scanJson } from "./json-scan.ts";
import { isPackFile, packFileNames } from "./pack.ts";
import { writePath } from "./plain-message.ts";
import type { PackError } from "./refused.ts";

/** A JSON file of a pack, read but not yet checked against its schema. */
export interface SourceFile {
  readonly file: string;
  readonly value: unknown;
  /** Line, from 1, at which an element of the top-level array begins. */
  lineOf(index: number): number | undefined;
}

const largest = 64 * 1024 * 1024;
/** Folders whose JSON is not of the pack's own. */
const foreignFolders = new Set(["from-facts", "node_modules", "schema"]);

/** Reads one JSON file of a pack. Undefined where it is missing, or faulty: then `errors` tells. */
export async function readSource(
  folder: string,
  file: string,
  errors: FoundErrors,
): Promise<SourceFile | "missing" | "faulty"> {
  const refuse = (message: string, place: Partial<PackError> = {}) => {
    errors.add(() => ({ file, ...place, message }));
    return "faulty" as const;
  };
  let text: string;
  try {
    const path = join(folder, file);
    const { size } = await stat(path);
    if (size > largest) return refuse("is larger than 64 MB");
    text = new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return "missing";
    if (codeOf(error) === "ERR_ENCODING_INVALID_ENCODED_DATA") return refuse("is not UTF-8 text");
    return refuse(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const placeOf = lineFinder(text);
  try {
    const { elements, repeatedKeys } = scanJson(text);
    for (const { path, offset } of repeatedKeys) {
      const [index, ...field] = typeof path[0] === "number" ? path : [undefined, ...path];
      refuse("stands twice in its object", {
        ...(typeof index === "number" && { index }),
        field: writePath(field.filter((part) => part !== undefined)),
        ...placeOf(offset),
      });
    }
    const lineOf = (index: number) => {
      const offset = elements[index];
      return offset === undefined ? undefined : placeOf(offset).line;
    };
    return { file, value: JSON.parse(text), lineOf };
  } catch (error) {
    if (error instanceof JsonScanError) return refuse(error.message, placeOf(error.offset));
    throw error;
  }
}

/** Refuses JSON files that no list of the pack is read from: most are misspelt names. */
export async function refuseUnknownFiles(folder: string, errors: FoundErrors): Promise<void> {
  const known = ["pack.json", ...packFileNames];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const isFolder = entry.isDirectory();
    if (isFolder && (foreignFolders.has(entry.name) || entry.name.startsWith("."))) continue;
    const names = isFolder
      ? (await readdir(join(folder, entry.name))).map((name) => `${entry.name}/${name}`)
      : [entry.name];
    for (const file of names) {
      if (!/\.json$/i.test(file) || file === "pack.json" || isPackFile(file)) continue;
      errors.add(() => ({
        file,
        message: `is not a file of a pack; known are ${known.join(", ")}`,
      }));
    }
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
