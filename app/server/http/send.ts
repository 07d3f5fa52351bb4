import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";
import { cacheControl } from "./cache-control.ts";
import type { Encoding } from "./encoding.ts";

/** Sends an answer, or 304 where the client has it; gives the bytes of the body that goes out. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  { now, headers }: { now: number; headers: Answer["headers"] },
): number {
  const { status, body, encoding } = answer;
  const isHead = request.method === "HEAD";
  const isRead = isHead || request.method === "GET";
  const tag = isRead && isTagged(answer) ? entityTag(answer.hash, encoding) : undefined;
  const policy = cacheControl(answer, now) ?? String(answer.headers["cache-control"] ?? "");
  const lasting = {
    ...headers,
    ...(answer.compressible && { vary: "Accept-Encoding" }),
    ...(answer.headers.vary !== undefined && { vary: String(answer.headers.vary) }),
    ...(tag && { etag: tag }),
    ...(policy !== "" && { "cache-control": policy }),
  };
  if (tag && matchesEntityTag(request.headers["if-none-match"], tag)) {
    const dataset = answer.headers["cache-tag"] ?? [];
    response.writeHead(304, { ...lasting, "cache-tag": dataset }).end();
    return 0;
  }
  response.writeHead(status, {
    ...lasting,
    ...answer.headers,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    ...(status !== 204 && { "content-length": String(body.length) }),
  });
  response.end(isHead ? undefined : body);
  return isHead ? 0 : body.length;
}

/** Not what is to be asked for anew each time, nor what may be kept for good. */
function isTagged({ status, cache, headers }: Answer): boolean {
  const isForGood = String(headers["cache-control"] ?? "").includes("immutable");
  return status === 200 && cache !== "never" && cache !== "immutable" && !isForGood;
}

/** Strong entity tag of one encoding of a body with this hash. */
export function entityTag(hash: string, encoding: Encoding): string {
  return encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/**
 * Whether an If-None-Match header names the tag. The comparison is the weak one, as RFC 9110
 * §13.1.2 demands: proxies that recompress turn our tag into a weak one.
 */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch?.trim() === "*") return true;
  const listed = ifNoneMatch?.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];
  return listed.some((candidate) => candidate.replace(/^W\//, "") === tag);
}
