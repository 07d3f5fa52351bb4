import type { IncomingMessage, ServerResponse } from "node:http";
import type { Sendable } from "../held/sendable.ts";
import { chooseEncoding, type Encoding } from "./accept-encoding.ts";
import { cacheControl } from "./cache-control.ts";
import { entityTag, matchesEntityTag } from "./entity-tag.ts";

/** What a sending adds to an answer. */
export interface Sending {
  /** Ms since the epoch. */
  readonly now: number;
  /** Headers of every answer of its kind: one object for all of them, by which heads are kept. */
  readonly base: Readonly<Record<string, string>>;
  /** Headers of this sending alone, name and value by turns. */
  readonly own: readonly string[];
}

/**
 * Sends an answer in the encoding that the client likes best, or 304 where it has just that, and
 * gives the bytes of the body: at once when all was ready, as it is for held answers.
 */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  sendable: Sendable,
  sending: Sending,
): number | Promise<number> {
  const { answer } = sendable;
  const encoding = answer.compressible
    ? chooseEncoding(request.headers["accept-encoding"])
    : "identity";
  if (isTagged(sendable) && isRead(request)) {
    const wanted = request.headers["if-none-match"];
    if (wanted !== undefined && matchesEntityTag(wanted, entityTag(answer.hash, encoding))) {
      const head = sendable.head(`304 ${encoding}`, sending.base, () =>
        unchangedHead(sendable, encoding),
      );
      response.writeHead(304, completeHead(head, sendable, sending)).end();
      return 0;
    }
  }
  const body = sendable.body(encoding);
  return body instanceof Promise
    ? body.then((made) => write(request, response, sendable, sending, encoding, made))
    : write(request, response, sendable, sending, encoding, body);
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  sendable: Sendable,
  sending: Sending,
  encoding: Encoding,
  body: Buffer,
): number {
  const { status } = sendable.answer;
  const tagged = isTagged(sendable) && isRead(request);
  const head = sendable.head(tagged ? encoding : `untagged ${encoding}`, sending.base, () =>
    wholeHead(sendable, encoding, body.length, tagged),
  );
  response.writeHead(status, completeHead(head, sendable, sending));
  const sent = request.method !== "HEAD" && !hasNoBody(status);
  response.end(sent ? body : undefined);
  return request.method === "HEAD" ? 0 : body.length;
}

/** Headers that are the same for every sending in this encoding. */
function wholeHead(sendable: Sendable, encoding: Encoding, length: number, tagged: boolean) {
  const { answer } = sendable;
  return {
    ...(tagged ? unchangedHead(sendable, encoding) : varyHead(sendable)),
    ...answer.headers,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    ...(!hasNoBody(answer.status) && { "content-length": String(length) }),
  };
}

function unchangedHead(sendable: Sendable, encoding: Encoding) {
  return { ...varyHead(sendable), etag: entityTag(sendable.answer.hash, encoding) };
}

function varyHead({ answer }: Sendable): Record<string, string> {
  return answer.compressible ? { vary: "Accept-Encoding" } : {};
}

/** With what depends on the moment and on the request; an answer's own Cache-Control stands. */
function completeHead(
  head: readonly (string | string[])[],
  { answer }: Sendable,
  { now, own }: Sending,
): (string | string[])[] {
  // The reference in an error is that of the request that failed, whoever waited with it.
  const added = answer.status < 500 ? own : withoutNames(own, answer.headers);
  const policy = cacheControl(answer, now);
  if (policy !== null) {
    return [...head, "cache-control", policy, ...added];
  }
  const given = answer.headers["cache-control"];
  return given === undefined || head.includes("cache-control")
    ? [...head, ...added]
    : [...head, "cache-control", given, ...added];
}

function withoutNames(pairs: readonly string[], headers: Readonly<Record<string, unknown>>) {
  return pairs.filter((_, at) => headers[pairs[at - (at % 2)] ?? ""] === undefined);
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

function isTagged({ answer }: Sendable): boolean {
  return answer.status === 200 && answer.cache !== "never";
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
