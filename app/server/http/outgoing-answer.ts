import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Sendable } from "../held/sendable.ts";
import { type Agreed, type Base, fixedHead, type HeadPart, withPolicy } from "./head.ts";

/** The moment of a sending: ms since the epoch by the machine's clock and by the site's. */
export interface Moment {
  readonly real: number;
  readonly now: number;
}

/**
 * An answer as it goes over the wire: its head stands right before its body in one piece of memory,
 * which the system takes in one go. The head holds the date and the time that caches have left, so
 * it is written anew each second, and in between the id of the request alone.
 */
export class OutgoingAnswer {
  readonly #compose: (moment: Moment, requestId: string) => string;
  readonly #until: number | null;
  readonly #hasId: boolean;
  readonly #move: (body: Buffer) => void;
  /** Room for a head, and the body behind it. */
  #memory: Buffer;
  #bodyAt = 0;
  /** Head and body. */
  #whole: Buffer;
  #idAt = 0;
  #idLength = Number.NaN;
  #second = Number.NaN;
  #left = Number.NaN;
  /** Whom it was sent to last, where the system did not take all of it at once. */
  #taker: Duplex | undefined;

  /** `lines` stand before the date in every writing. */
  constructor(
    sendable: Sendable,
    agreed: Agreed,
    { base, body, lines }: { base: Base; body: Buffer; lines: string },
  ) {
    const status = agreed.isUnchanged ? 304 : sendable.answer.status;
    const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}`;
    const { length } = body;
    this.#until = sendable.answer.until;
    this.#hasId = !sendable.answer.isPart;
    this.#compose = ({ real, now }, requestId) => {
      const head = withPolicy(fixedHead(sendable, agreed, base, length), sendable, now);
      return `${start}${fieldLines(head)}Date: ${new Date(real).toUTCString()}${requestId && `\r\nx-request-id: ${requestId}`}${END}`;
    };
    this.#move = (moved) => {
      if (!agreed.isUnchanged) sendable.move(agreed.encoding, moved);
    };
    this.#memory = body;
    this.#whole = body;
  }

  /** `id` of the request, of printable ASCII. */
  send(socket: Duplex, moment: Moment, id: string): void {
    const requestId = this.#hasId ? id : "";
    if (this.#isTaken()) {
      socket.cork();
      socket.write(this.#compose(moment, requestId), "latin1");
      socket.write(this.#memory.subarray(this.#bodyAt));
      socket.uncork();
      return;
    }
    this.#write(moment, requestId);
    socket.write(this.#whole);
    this.#taker = socket.writableLength > 0 ? socket : undefined;
  }

  /** Whether somebody is still to get some of it as it stands, so that it must stay so. */
  #isTaken(): boolean {
    return this.#taker !== undefined && !this.#taker.destroyed && this.#taker.writableLength > 0;
  }

  #write(moment: Moment, requestId: string): void {
    const second = Math.floor(moment.real / 1000);
    const left = this.#until === null ? 0 : Math.floor((this.#until - moment.now) / 1000);
    if (second === this.#second && left === this.#left && requestId.length === this.#idLength) {
      this.#memory.write(requestId, this.#idAt, "latin1");
      return;
    }
    const head = this.#compose(moment, requestId);
    if (head.length > this.#bodyAt) this.#makeRoom(head.length + SPARE);
    const start = this.#bodyAt - head.length;
    this.#memory.write(head, start, "latin1");
    this.#whole = this.#memory.subarray(start);
    this.#idAt = this.#bodyAt - END.length - requestId.length;
    this.#idLength = requestId.length;
    this.#second = second;
    this.#left = left;
  }

  #makeRoom(room: number): void {
    const body = this.#memory.subarray(this.#bodyAt);
    this.#memory = Buffer.allocUnsafeSlow(room + body.length);
    this.#memory.set(body, room);
    this.#bodyAt = room;
    this.#move(this.#memory.subarray(room));
  }
}

const END = "\r\n\r\n";

/** In bytes, for a head that grows: more digits of a time, a longer id. */
const SPARE = 64;

function fieldLines(head: readonly HeadPart[]): string {
  let lines = "";
  for (let at = 0; at < head.length; at += 2) {
    for (const value of [head[at + 1] ?? ""].flat()) lines += `${head[at]}: ${value}\r\n`;
  }
  return lines;
}
