import { createHash } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, join } from "node:path";
import { contentType } from "mime-types";
import sendFile from "send";
import { DRAWING_POLICY } from "../http/content-security-policy.ts";
import { negotiate } from "../http/negotiate.ts";

/** The files of a client build. */
export interface StaticFiles {
  /** Whether a file stands at a decoded path, `/assets/…` and the files of public/ alike. */
  has(path: string): boolean;
  /** Sends the file at a path that has one; rejects with a status where that is impossible. */
  send(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  readonly build: {
    /** Follows from the names of all files: the same build has the same id everywhere. */
    readonly id: string;
    /** When the newest file was written, ms since the epoch. */
    readonly timestamp: number;
  };
}

const TWINS = { br: ".br", gzip: ".gz" } as const;

/** Lists a folder of files, once: only what is in the list is ever served. */
export async function listStaticFiles(folder: string): Promise<StaticFiles> {
  const listed = new Set(await listFiles(folder));
  const paths = [...listed].filter((path) => !/\.(br|gz)$/.test(path));
  const known = new Set(paths);
  const times = await Promise.all(paths.map((path) => stat(join(folder, path))));
  const timestamp = Math.max(0, ...times.map(({ mtimeMs }) => Math.floor(mtimeMs)));
  const id = createHash("sha256").update(paths.join("\n")).digest("hex").slice(0, 16);

  function send(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const twins = (["br", "gzip"] as const).filter((name) => listed.has(path + TWINS[name]));
    const encoding = negotiate(request.headers, [...twins, "identity" as const]);
    const isHashed = path.startsWith("/assets/");
    response.setHeader("content-type", fileType(path));
    response.setHeader("cache-control", isHashed ? FOR_GOOD : "public, max-age=300");
    if (twins.length > 0) response.setHeader("vary", "Accept-Encoding");
    if (encoding !== "identity") response.setHeader("content-encoding", encoding);
    // A picture opened by itself is a document. Not for scripts: a service worker obeys its own.
    if (path.endsWith(".svg")) response.setHeader("content-security-policy", DRAWING_POLICY);
    const name = encoding === "identity" ? path : path + TWINS[encoding];
    return new Promise((resolve, reject) => {
      response.once("close", resolve);
      sendFile(request, encodeURI(name), {
        root: folder,
        index: false,
        dotfiles: "allow",
        acceptRanges: false,
        cacheControl: false,
        etag: !isHashed,
      })
        .on("error", reject)
        .pipe(response);
    });
  }

  return { has: (path) => known.has(path), send, build: { id, timestamp } };
}

/** The content type of a file by its name. */
export function fileType(path: string): string {
  return contentType(basename(path)) || "application/octet-stream";
}

const FOR_GOOD = "public, max-age=31536000, immutable";

/** All files below a folder as `/a/b.js`, in one order everywhere; hidden ones are left out. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"))
    .filter((path) => !/\/\.(?!well-known\/)/.test(path))
    .sort();
}
