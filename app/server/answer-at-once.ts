import { KEEP_ALIVE_MS } from "./connection/limits.ts";
import type { AnswerAtOnce } from "./connection/shared-connection.ts";
import { atHand } from "./find-answer.ts";
import type { Sendable } from "./held/sendable.ts";
import { clientAddress } from "./http/client-address.ts";
import { type Agreed, agree, type Base, nameOf } from "./http/head.ts";
import { OutgoingAnswer } from "./http/outgoing-answer.ts";
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
      const ready = outgoingAnswer(sendable, agreed, baseOf(target.kind), body);
      const requestId = requestIdOf(headers["x-request-id"]);
      ready.send(socket, { real: Date.now(), now: site.clock() }, requestId);
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

const outgoing = new WeakMap<Sendable, Map<string, OutgoingAnswer>>();
// As node:http writes it.
const KEPT = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n`;

function outgoingAnswer(
  sendable: Sendable,
  agreed: Agreed,
  base: Base,
  body: Buffer,
): OutgoingAnswer {
  const ofAnswer = outgoing.get(sendable) ?? new Map<string, OutgoingAnswer>();
  outgoing.set(sendable, ofAnswer);
  const name = nameOf(agreed);
  const known =
    ofAnswer.get(name) ??
    new OutgoingAnswer(sendable, agreed, {
      base,
      body,
      lines: sendable.answer.isPart ? "" : KEPT,
    });
  ofAnswer.set(name, known);
  return known;
}
