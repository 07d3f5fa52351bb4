import type { IncomingHttpHeaders } from "node:http";
import { FOR_GOOD } from "#app/images/cache-control.ts";
import type { Sendable } from "../held/sendable.ts";
import { chooseEncoding, type Encoding } from "./accept-encoding.ts";
import type { Answer } from "./answer.ts";
import { cacheControl } from "./cache-control.ts";
import { entityTag, matchesEntityTag } from "./entity-tag.ts";

/** What of an answer a client gets: all of it, or the word that it has it already. */
export interface Agreed {
  readonly encoding: Encoding;
  readonly isUnchanged: boolean;
  /** Whether it is named by an entity tag. */
  readonly isTagged: boolean;
}

/** The encoding that the client likes best, and whether it has the answer in just that. */
export function agree(
  sendable: Sendable,
  headers: Pick<IncomingHttpHeaders, "accept-encoding" | "if-none-match">,
  isRead: boolean,
): Agreed {
  const { answer } = sendable;
  const encoding = answer.compressible ? chooseEncoding(headers["accept-encoding"]) : "identity";
  const isTagged = isRead && answer.status === 200 && isAskedAboutAgain(answer);
  const wanted = headers["if-none-match"];
  const isUnchanged =
    isTagged && wanted !== undefined && matchesEntityTag(wanted, entityTag(answer.hash, encoding));
  return { encoding, isUnchanged, isTagged };
}

/** Not what is to be asked for anew each time, nor what may be kept for good. */
function isAskedAboutAgain({ cache, headers }: Pick<Answer, "cache" | "headers">): boolean {
  return cache !== "never" && cache !== "immutable" && headers["cache-control"] !== FOR_GOOD;
}

/** Headers of every answer of a kind: one object for all of them, by which heads are kept. */
export interface Base {
  readonly ofPages: Readonly<Record<string, string>>;
  /** Of what only ever is a part of a page. */
  readonly ofParts: Readonly<Record<string, string>>;
}
export type HeadPart = string | string[];

/** Header names and values by turns that are the same for every sending that is agreed on so. */
export function fixedHead(
  sendable: Sendable,
  { encoding, isUnchanged, isTagged }: Agreed,
  base: Base,
  length: number,
): readonly HeadPart[] {
  const { answer } = sendable;
  const headers = answer.isPart ? base.ofParts : base.ofPages;
  return sendable.head(nameOf({ encoding, isUnchanged, isTagged }), headers, () => ({
    ...(answer.compressible && { vary: "Accept-Encoding" }),
    ...(isTagged && { etag: entityTag(answer.hash, encoding) }),
    ...(!isUnchanged && {
      ...answer.headers,
      ...(encoding !== "identity" && { "content-encoding": encoding }),
      ...(!hasNoBody(answer.status) && { "content-length": String(length) }),
    }),
  }));
}

/** With what depends on the moment; an answer's own Cache-Control stands. */
export function withPolicy(
  head: readonly HeadPart[],
  { answer }: Sendable,
  now: number,
): readonly HeadPart[] {
  const policy = cacheControl(answer, now) ?? answer.headers["cache-control"];
  return policy === undefined || head.includes("cache-control")
    ? head
    : [...head, "cache-control", policy];
}

export function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** A name for what was agreed on, different for different heads of one answer. */
export function nameOf({ encoding, isUnchanged, isTagged }: Agreed): string {
  if (isUnchanged) return `304 ${encoding}`;
  return isTagged ? encoding : `untagged ${encoding}`;
}
