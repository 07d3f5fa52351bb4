import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { Sendable } from "../held/sendable.ts";
import { makeAnswer } from "../http/answer.ts";
import { DRAWING_POLICY, fileType } from "./file-type.ts";

export interface ClientFiles {
  /** By decoded path, `/assets/…` and the files of public/ alike. */
  readonly byPath: ReadonlyMap<string, Sendable>;
  readonly build: {
    /** Follows from the names of all files: the same build has the same id everywhere. */
    readonly id: string;
    /** When the newest file was written, ms since the epoch. */
    readonly timestamp: number;
  };
}

/** Reads all files of the client build into memory; only what is in this list is ever served. */
export async function readClientFiles(folder: string): Promise<ClientFiles> {
  const listed = await listFiles(folder);
  const compressed = new Set(listed.filter((path) => path.endsWith(".br")));
  const paths = listed.filter((path) => !compressed.has(path));
  const byPath = new Map<string, Sendable>();
  let timestamp = 0;
  for (const path of paths) {
    const file = join(folder, path);
    timestamp = Math.max(timestamp, Math.floor((await stat(file)).mtimeMs));
    const brotli = compressed.has(`${path}.br`) ? await readFile(`${file}.br`) : undefined;
    byPath.set(path, fileAnswer(path, await readFile(file), brotli));
  }
  const id = createHash("sha256").update(paths.join("\n")).digest("hex").slice(0, 16);
  return { byPath, build: { id, timestamp } };
}

/** All files below a folder as `/a/b.js`, in one order everywhere; hidden ones are left out. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"))
    .filter((path) => !/\/\.(?!well-known\/)/.test(path))
    .sort();
}

function fileAnswer(path: string, body: Buffer, brotli: Buffer | undefined): Sendable {
  const answer = makeAnswer({
    status: 200,
    headers: {
      "content-type": fileType(path),
      // A picture opened by itself is a document. Not for scripts: a service worker obeys its own.
      ...(extname(path) === ".svg" && { "content-security-policy": DRAWING_POLICY }),
    },
    body,
    cache: path.startsWith("/assets/") ? "immutable" : "file",
  });
  const sendable = new Sendable(answer, "kept");
  if (brotli && answer.compressible) {
    sendable.give("br", brotli);
  }
  return sendable;
}
