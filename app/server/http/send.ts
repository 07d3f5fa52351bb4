import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";
import { cacheControl } from "./cache-control.ts";
import { entityTag, matchesEntityTag } from "./entity-tag.ts";

/** Sends an answer, or 304 where the client has it; gives the bytes of the body that goes out. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  { now, headers }: { now: number; headers: Answer["headers"] },
): number {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const tag = isRead && isTagged(answer) ? entityTag(answer.hash, answer.encoding) : undefined;
  const policy = cacheControl(answer, now);
  const lasting = {
    ...headers,
    ...(answer.compressible && { vary: "Accept-Encoding" }),
    ...(tag && { etag: tag }),
    ...(policy !== null && { "cache-control": policy }),
  };
  if (tag && matchesEntityTag(request.headers["if-none-match"], tag)) {
    const kept = ["cache-control", "cache-tag"].flatMap((name) => {
      const value = answer.headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    response.writeHead(304, { ...lasting, ...Object.fromEntries(kept) });
    response.end();
    return 0;
  }
  const isEmpty = answer.status === 204 || request.method === "HEAD";
  response.writeHead(answer.status, {
    ...lasting,
    ...answer.headers,
    ...(answer.encoding !== "identity" && { "content-encoding": answer.encoding }),
    ...(answer.status !== 204 && { "content-length": String(answer.body.length) }),
  });
  response.end(isEmpty ? undefined : answer.body);
  return isEmpty ? 0 : answer.body.length;
}

/** Not what is to be asked for anew each time, nor what may be kept for good. */
function isTagged({ status, cache, headers }: Answer): boolean {
  const isForGood = String(headers["cache-control"] ?? "").includes("immutable");
  return status === 200 && cache !== "never" && cache !== "immutable" && !isForGood;
}
