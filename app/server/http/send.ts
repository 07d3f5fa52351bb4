import type { IncomingMessage, ServerResponse } from "node:http";
import type { Sendable } from "../held/sendable.ts";
import {
  type Agreed,
  agree,
  type Base,
  fixedHead,
  type HeadPart,
  hasNoBody,
  withPolicy,
} from "./head.ts";

/** What a sending adds to an answer. */
export interface Sending {
  /** Ms since the epoch. */
  readonly now: number;
  readonly base: Base;
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
  const isRead = request.method === "GET" || request.method === "HEAD";
  const agreed = agree(sendable, request.headers, isRead);
  // Node then leaves out that the connection stays, as it does anyway; that it ends is said.
  if (sendable.answer.isPart && response.shouldKeepAlive && !response.hasHeader("connection")) {
    response.removeHeader("connection");
  }
  if (agreed.isUnchanged) {
    response.writeHead(304, completeHead(sendable, agreed, sending, 0)).end();
    return 0;
  }
  const write = (body: Buffer) => {
    const { status } = sendable.answer;
    response.writeHead(status, completeHead(sendable, agreed, sending, body.length));
    const isSent = request.method !== "HEAD" && !hasNoBody(status);
    response.end(isSent ? body : undefined);
    return request.method === "HEAD" ? 0 : body.length;
  };
  const body = sendable.body(agreed.encoding);
  return body instanceof Promise ? body.then(write) : write(body);
}

function completeHead(
  sendable: Sendable,
  agreed: Agreed,
  { now, base, own }: Sending,
  length: number,
): HeadPart[] {
  const { answer } = sendable;
  const head = withPolicy(fixedHead(sendable, agreed, base, length), sendable, now);
  if (answer.isPart) return [...head];
  // The reference in an error is that of the request that failed, whoever waited with it.
  const added = answer.status < 500 ? own : withoutNames(own, answer.headers);
  return [...head, ...added];
}

function withoutNames(pairs: readonly string[], headers: Readonly<Record<string, unknown>>) {
  return pairs.filter((_, at) => headers[pairs[at - (at % 2)] ?? ""] === undefined);
}
