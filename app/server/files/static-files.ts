import { createHash } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, join } from "node:path";
import { contentType } from "mime-types";
import sendFile from "send";
import { DRAWING_POLICY } from "../http/content-security-policy.ts";
import { type Encoding, negotiate } from "../http/encoding.ts";

/** The files of a client build. */
export interface StaticFiles {
  /** Whether a file stands at a decoded path, `/assets/…` and the files of public/ alike. */
  has(path: string): boolean;
  /**
   * Sends the file at a path that has one. Gives the status of the refusal, which is left to the
   * caller, where the file is gone with its build or a condition does not hold.
   */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<404 | 412 | undefined>;
  readonly build: {
    /** Follows from the names of all files: the same build has the same id everywhere. */
    readonly id: string;
    /** When the newest file was written, ms since the epoch. */
    readonly timestamp: number;
  };
}

/** What a file's name ends in that was compressed by the build. */
const TWINS: Readonly<Partial<Record<Encoding, string>>> = { br: ".br", gzip: ".gz" };

/** Lists a folder of files, once: only what is in the list is ever served. */
export async function listStaticFiles(folder: string): Promise<StaticFiles> {
  const listed = new Set(await listFiles(folder));
  const paths = [...listed].filter((path) => !/\.(br|gz)$/.test(path));
  const known = new Set(paths);
  const times = await Promise.all(paths.map((path) => stat(join(folder, path))));
  const timestamp = Math.max(0, ...times.map(({ mtimeMs }) => Math.floor(mtimeMs)));
  const id = createHash("sha256").update(paths.join("\n")).digest("hex").slice(0, 16);

  const send: StaticFiles["send"] = async (request, response, path) => {
    const twins = (["br", "gzip"] as const).filter((name) => listed.has(path + TWINS[name]));
    const encoding = negotiate(request.headers, [...twins, "identity"]);
    const isHashed = path.startsWith("/assets/");
    const headers = {
      "content-type": fileType(path),
      "cache-control": isHashed ? FOR_GOOD : "public, max-age=300",
      ...(twins.length > 0 && { vary: "Accept-Encoding" }),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
      // A picture opened by itself is a document. Not for scripts: a service worker obeys its own.
      ...(path.endsWith(".svg") && { "content-security-policy": DRAWING_POLICY }),
    };
    response.setHeaders(new Map(Object.entries(headers)));
    const { promise, resolve, reject } = Promise.withResolvers<404 | 412 | undefined>();
    response.once("close", () => resolve(undefined));
    sendFile(request, encodeURI(path + (TWINS[encoding] ?? "")), {
      root: folder,
      index: false,
      dotfiles: "allow",
      acceptRanges: false,
      cacheControl: false,
      etag: !isHashed,
    })
      .on("error", (error: { status?: number }) => {
        if (response.headersSent || response.destroyed) return reject(error);
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        if (error.status === 404 || error.status === 412) resolve(error.status);
        else reject(error);
      })
      .pipe(response);
    return promise;
  };

  return { has: (path) => known.has(path), send, build: { id, timestamp } };
}

/** The content type of a file by its name. */
export function fileType(path: string): string {
  return contentType(basename(path)) || "application/octet-stream";
}

const FOR_GOOD = "public, max-age=31536000, immutable";

/** All files below a folder as `/a/b.js`, in one order everywhere; hidden ones are left out. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"))
    .filter((path) => !/\/\.(?!well-known\/)/.test(path))
    .sort();
}
