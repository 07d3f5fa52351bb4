import { constants } from "node:fs";
import { type FileHandle, open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { writePath } from "#app/game/input-messages.ts";
import type { FoundErrors } from "./found-errors.ts";
import { type JsonText, readJson } from "./json-text.ts";
import { isPackFile, packFileNames } from "./pack.ts";
import type { PackError } from "./refused.ts";

/** A JSON file of a pack, read but not yet checked against its schema. */
export interface SourceFile extends Pick<JsonText, "value" | "lineOf"> {
  readonly file: string;
  readonly text: string;
}

const largest = 64 * 1024 * 1024;
/** Folders whose JSON is not of the pack's own. */
const foreignFolders = new Set(["node_modules", "schema"]);

/** Reads one JSON file of a pack; errors of one go to `errors`. */
export async function readSource(
  folder: string,
  file: string,
  errors: FoundErrors,
): Promise<SourceFile | "missing" | "faulty"> {
  const refuse = (message: string, place: Partial<PackError> = {}) => {
    errors.add(() => ({ file, ...place, message }));
    return "faulty" as const;
  };
  const bytes = await readRegularFile(join(folder, file));
  if (bytes === "missing") return "missing";
  if ("refused" in bytes) return refuse(bytes.refused);
  const decoded = decode(bytes);
  if (typeof decoded !== "string") return refuse(decoded.refused);
  const read = readJson(decoded);
  if ("message" in read) return refuse(read.message, { line: read.line, column: read.column });
  for (const { path, line } of read.repeatedKeys) {
    const [index, ...field] = typeof path[0] === "number" ? path : [undefined, ...path];
    refuse("stands twice in its object", {
      ...(typeof index === "number" && { index }),
      field: writePath(field.filter((part) => part !== undefined)),
      line,
    });
  }
  return { file, text: decoded, value: read.value, lineOf: read.lineOf };
}

/**
 * The bytes of a file. Nothing else is opened: a pipe or a device might never end. Links are
 * followed; between the look and the opening the path may have become something else.
 */
async function readRegularFile(path: string): Promise<Buffer | "missing" | { refused: string }> {
  let handle: FileHandle | undefined;
  try {
    const fault = faultOf(await stat(path));
    if (fault) return { refused: fault };
    handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const late = faultOf(await handle.stat());
    return late ? { refused: late } : await handle.readFile();
  } catch (error) {
    const code = codeOf(error);
    // A file in the place of a folder is reported once, not for each file below it.
    if (code === "ENOENT" || code === "ENOTDIR") return "missing";
    return { refused: `cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  } finally {
    await handle?.close();
  }
}

function faultOf(found: Awaited<ReturnType<typeof stat>>): string | undefined {
  if (found.isDirectory()) return "is a folder, not a file";
  if (!found.isFile()) return "is not a regular file but a pipe, a socket or a device";
  return found.size > largest ? "is larger than 64 MB" : undefined;
}

function decode(bytes: Buffer): string | { refused: string } {
  const [first, second] = bytes;
  const marked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (marked || (bytes.length > 1 && (first === 0) !== (second === 0))) {
    return { refused: "is in UTF-16: save it as UTF-8" };
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (codeOf(error) !== "ERR_ENCODING_INVALID_ENCODED_DATA") throw error;
    return { refused: `is not UTF-8 text: line ${wrongLineOf(bytes)} has other bytes` };
  }
}

/** The first line, from 1, that is not UTF-8; no sign of UTF-8 holds the byte of a line's end. */
function wrongLineOf(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const next = bytes.indexOf(10, start);
    const end = next === -1 ? bytes.length : next + 1;
    const part = bytes.subarray(start, end);
    if (!part.equals(Buffer.from(part.toString("utf8")))) break;
    start = end;
  }
  return line;
}

/** Refuses JSON files that no list of the pack is read from: most are misspelt names. */
export async function refuseUnknownFiles(folder: string, errors: FoundErrors): Promise<void> {
  const known = ["pack.json", ...packFileNames];
  const inFolders = new Set(known.filter((file) => file.includes("/")).map(folderOf));
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const isFolder = entry.isDirectory() || (await isLinkToFolder(join(folder, entry.name)));
    if (!isFolder && inFolders.has(entry.name)) {
      errors.add(() => ({ file: entry.name, message: "is a file, not a folder" }));
    }
    if (isFolder && (foreignFolders.has(entry.name) || entry.name.startsWith("."))) continue;
    const names =
      isFolder && !isPackFile(entry.name)
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

function folderOf(file: string): string {
  return file.slice(0, file.indexOf("/"));
}

async function isLinkToFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    // A link to nothing, or to itself, is no folder; reading it reports the rest.
    if (["ENOENT", "ELOOP", "EACCES"].includes(String(codeOf(error)))) return false;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
