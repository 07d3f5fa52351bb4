import { createHash } from "node:crypto";
import type { Encoding } from "./encoding.ts";

/** How long others may keep an answer; the server's own cache is governed by `until` alone. */
export type CachePolicy =
  /** Pages and their data: browsers revalidate, shared caches may keep until the next moment. */
  | "page"
  /** Answers of the API: browsers too may keep, up to a minute. */
  | "api"
  /** Files whose name changes with their content. */
  | "immutable"
  /** Files and redirects with a lasting name. */
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
  readonly encoding: Encoding;
  readonly cache: CachePolicy;
  /** When the answer ends, ms since the epoch; null: not by time. */
  readonly until: number | null;
  /** Of the plain body, for entity tags. */
  readonly hash: string;
  /** Whether sending it compressed makes it smaller. */
  readonly compressible: boolean;
}

/** In bytes: below about one network packet compression costs a round of work and saves nothing. */
const SMALLEST = 1024;
const TEXT = /^(text\/|application\/(.+\+)?(json|x-ndjson|xml|javascript)|image\/svg\+xml)/;

/** Completes an answer with what follows from its body. */
export function makeAnswer(parts: {
  status: number;
  headers: Answer["headers"];
  body: Buffer | string;
  cache: CachePolicy;
  until?: number | null;
}): Answer {
  const body = typeof parts.body === "string" ? Buffer.from(parts.body) : parts.body;
  return {
    ...parts,
    body,
    encoding: "identity",
    until: parts.until ?? null,
    hash: createHash("sha256").update(body).digest("base64url").slice(0, 22),
    compressible: body.length >= SMALLEST && TEXT.test(contentType(parts)),
  };
}

export function contentType({ headers }: Pick<Answer, "headers">): string {
  return String(headers["content-type"] ?? "");
}

/** Of pixels, scripts, styles and faces; an SVG that is opened by itself is a document. */
export function isPart(type: string): boolean {
  return /^(image\/(?!svg)|font\/|text\/(css|javascript))/.test(type);
}
