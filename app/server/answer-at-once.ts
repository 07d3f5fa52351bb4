import type { Socket } from "node:net";
import { KEEP_ALIVE_MS } from "./connection/limits.ts";
import type { AnswerAtOnce } from "./connection/shared-connection.ts";
import { atHand } from "./find-answer.ts";
import type { Sendable } from "./held/sendable.ts";
import { clientAddress } from "./http/client-address.ts";
import { type Agreed, agree, type Base, nameOf } from "./http/head.ts";
import { HeadBytes } from "./http/head-bytes.ts";
import type { Reception } from "./reception.ts";

/**
 * Answers plain GETs of files and held answers from bytes that are ready, and sends what
 * `requestListener` would send; what it leaves is for that one.
 */
export function answerAtOnce(reception: Reception): AnswerAtOnce {
  const { site, resolve, baseOf, requestIdOf, tell } = reception;
  return ({ target: text, headers }, socket) => {
    const started = performance.now();
    const target = resolve(text);
    // While the database is away answers say so.
    if (!target || site.staleSince() !== null) return undefined;
    const sendable = atHand(target, site);
    if (!sendable) return undefined;
    const agreed = agree(sendable, headers, true);
    const body = agreed.isUnchanged ? NOTHING : sendable.body(agreed.encoding);
    if (body instanceof Promise) return undefined;
    return () => {
      const head = headBytes(sendable, agreed, baseOf(target.kind), body.length);
      const requestId = requestIdOf(headers["x-request-id"]);
      const moment = { real: Date.now(), now: site.clock() };
      write(socket, head.at(moment, requestId), body);
      tell({
        requestId,
        client: clientAddress({ headers, socket }, site.config.trustProxy),
        method: "GET",
        target,
        status: agreed.isUnchanged ? 304 : sendable.answer.status,
        started,
        bytes: body.length,
        source: "hit",
      });
    };
  };
}

const NOTHING = Buffer.alloc(0);

/** Head and body in one go to the system. */
function write(socket: Socket, head: Buffer, body: Buffer): void {
  socket.cork();
  socket.write(head);
  if (body.length > 0) socket.write(body);
  socket.uncork();
}

const heads = new WeakMap<Sendable, Map<string, HeadBytes>>();
// As node:http writes it.
const KEPT = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n`;

function headBytes(sendable: Sendable, agreed: Agreed, base: Base, length: number): HeadBytes {
  const ofAnswer = heads.get(sendable) ?? new Map<string, HeadBytes>();
  heads.set(sendable, ofAnswer);
  const name = nameOf(agreed);
  const known =
    ofAnswer.get(name) ?? new HeadBytes(sendable, agreed, { base, length, lines: KEPT });
  ofAnswer.set(name, known);
  return known;
}
