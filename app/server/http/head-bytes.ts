import { STATUS_CODES } from "node:http";
import type { Sendable } from "../held/sendable.ts";
import { type Agreed, type Base, fixedHead, type HeadPart, withPolicy } from "./head.ts";

/** The moment of a sending: ms since the epoch by the machine's clock and by the site's. */
export interface Moment {
  readonly real: number;
  readonly now: number;
}

/**
 * The head of an answer as it goes over the wire. It holds the date and the time that caches have
 * left, so it is written anew each second; the id of a request is added to a copy at each sending.
 */
export class HeadBytes {
  readonly #write: (moment: Moment) => string;
  readonly #until: number | null;
  #bytes: Buffer = Buffer.alloc(0);
  #second = Number.NaN;
  #left = Number.NaN;

  /** `lines` stand before the date in every writing. */
  constructor(
    sendable: Sendable,
    agreed: Agreed,
    { base, length, lines }: { base: Base; length: number; lines: string },
  ) {
    const status = agreed.isUnchanged ? 304 : sendable.answer.status;
    const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}`;
    this.#until = sendable.answer.until;
    this.#write = ({ real, now }) => {
      const head = withPolicy(fixedHead(sendable, agreed, base, length), sendable, now);
      return `${start}${fieldLines(head)}Date: ${new Date(real).toUTCString()}\r\n${ID}`;
    };
  }

  /** Its bytes for one sending; `requestId` of printable ASCII. */
  at(moment: Moment, requestId: string): Buffer {
    const second = Math.floor(moment.real / 1000);
    const left = this.#until === null ? 0 : Math.floor((this.#until - moment.now) / 1000);
    if (second !== this.#second || left !== this.#left) {
      this.#bytes = Buffer.from(this.#write(moment), "latin1");
      this.#second = second;
      this.#left = left;
    }
    // A text would be put together and copied twice on its way out.
    const length = this.#bytes.length;
    const bytes = Buffer.allocUnsafe(length + requestId.length + END.length);
    bytes.set(this.#bytes);
    bytes.write(requestId + END, length, "latin1");
    return bytes;
  }
}

const ID = "x-request-id: ";
const END = "\r\n\r\n";

function fieldLines(head: readonly HeadPart[]): string {
  let lines = "";
  for (let at = 0; at < head.length; at += 2) {
    for (const value of [head[at + 1] ?? ""].flat()) lines += `${head[at]}: ${value}\r\n`;
  }
  return lines;
}
