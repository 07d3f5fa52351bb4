import { createHash } from "node:crypto";

/** How long others may keep an answer; the server's own hold is governed by `until` alone. */
export type CachePolicy =
  /** Pages and their data: browsers revalidate, shared caches may keep until the next moment. */
  | "page"
  /** Answers of the API: browsers too may keep, up to a minute. */
  | "api"
  /** Files whose name changes with their content. */
  | "immutable"
  /** Files with a lasting name. */
  | "file"
  | "revalidate"
  | "never"
  /** The answer's own Cache-Control header stands; it is the same for everybody. */
  | "public"
  /** The answer's own Cache-Control header stands, and nobody else gets this answer. */
  | "own";

/** A whole answer, before anything that depends on the request that it is sent to. */
export interface Answer {
  readonly status: number;
  /** Lower-case names; without length, encoding, entity tag and cache-control. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
  readonly cache: CachePolicy;
  /** When the answer ends, ms since the epoch; null: not by time. */
  readonly until: number | null;
  /** Of the body, for entity tags. */
  readonly hash: string;
  /** Whether sending it compressed makes it smaller. */
  readonly compressible: boolean;
  /** Whether it only ever is a part of a page, so that nothing that rules pages concerns it. */
  readonly isPart: boolean;
}

/** Completes an answer with what follows from its body. */
export function makeAnswer(parts: {
  status: number;
  headers: Answer["headers"];
  body: Buffer | string;
  cache: CachePolicy;
  until?: number | null;
}): Answer {
  const body = typeof parts.body === "string" ? Buffer.from(parts.body) : parts.body;
  const type = [parts.headers["content-type"] ?? ""].flat().join();
  return {
    status: parts.status,
    headers: parts.headers,
    body,
    cache: parts.cache,
    until: parts.until ?? null,
    hash: createHash("sha256").update(body).digest("base64url").slice(0, 22),
    compressible: body.length >= smallestCompressed(parts.cache) && isText(type),
    isPart: isPart(type),
  };
}

/**
 * In bytes. Below about one network packet compression costs a round of work and saves nothing; but
 * the small files of a build come many to a page, and are compressed ahead.
 */
function smallestCompressed(cache: CachePolicy): number {
  return cache === "immutable" ? 256 : 1024;
}

function isText(type: string): boolean {
  return /^(text\/|application\/(.+\+)?(json|xml|javascript)|image\/svg\+xml)/.test(type);
}

/** Of pixels, scripts, styles and faces; an SVG that is opened by itself is a document. */
export function isPart(type: string): boolean {
  return /^(image\/(?!svg)|font\/|text\/(css|javascript))/.test(type);
}
