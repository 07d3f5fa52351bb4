import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { Sendable } from "../held/sendable.ts";
import { makeAnswer } from "../http/answer.ts";
import { BARE_POLICY } from "../http/content-security-policy.ts";

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
  const paths = await listFiles(folder);
  const byPath = new Map<string, Sendable>();
  let timestamp = 0;
  for (const path of paths) {
    const file = join(folder, path);
    timestamp = Math.max(timestamp, Math.floor((await stat(file)).mtimeMs));
    byPath.set(path, fileAnswer(path, await readFile(file)));
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

function fileAnswer(path: string, body: Buffer): Sendable {
  const answer = makeAnswer({
    status: 200,
    headers: {
      "content-type": TYPES[extname(path)] ?? "application/octet-stream",
      // A picture opened by itself is a document. Not for scripts: a service worker obeys its own.
      ...(extname(path) === ".svg" && { "content-security-policy": DRAWING_POLICY }),
    },
    body,
    cache: path.startsWith("/assets/") ? "immutable" : "file",
  });
  return new Sendable(answer, "kept");
}

const DRAWING_POLICY = `${BARE_POLICY}; style-src 'unsafe-inline'`;

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
