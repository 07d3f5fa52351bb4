import type { IncomingMessage, ServerResponse } from "node:http";
import type { Sendable } from "../held/sendable.ts";
import { chooseEncoding } from "./accept-encoding.ts";
import { cacheControl } from "./cache-control.ts";
import { entityTag, matchesEntityTag } from "./entity-tag.ts";

/**
 * Sends an answer in the encoding that the client likes best, or 304 where it has just that, and
 * gives the bytes of the body. `now` in ms since the epoch.
 */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  sendable: Sendable,
  { now, headers }: { now: number; headers: Record<string, string> },
): Promise<number> {
  const { answer } = sendable;
  const encoding = answer.compressible
    ? chooseEncoding(request.headers["accept-encoding"])
    : "identity";
  const tag = entityTag(answer.hash, encoding);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const tagged = isRead && answer.status === 200 && answer.cache !== "never";
  const head: Record<string, string | string[]> = { ...headers };
  const policy = cacheControl(answer, now) ?? answer.headers["cache-control"];
  if (policy !== undefined) {
    head["cache-control"] = policy;
  }
  if (tagged) {
    head.etag = tag;
  }
  if (answer.compressible) {
    head.vary = "Accept-Encoding";
  }
  if (tagged && matchesEntityTag(request.headers["if-none-match"], tag)) {
    response.writeHead(304, head).end();
    return 0;
  }
  const made = sendable.body(encoding);
  const body = made instanceof Promise ? await made : made;
  Object.assign(head, answer.headers, policy === undefined ? {} : { "cache-control": policy });
  if (encoding !== "identity") {
    head["content-encoding"] = encoding;
  }
  if (!hasNoBody(answer.status)) {
    head["content-length"] = String(body.length);
  }
  response.writeHead(answer.status, head);
  response.end(request.method === "HEAD" || hasNoBody(answer.status) ? undefined : body);
  return request.method === "HEAD" ? 0 : body.length;
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
