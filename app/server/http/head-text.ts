import { STATUS_CODES } from "node:http";
import type { Sendable } from "../held/sendable.ts";
import { type Agreed, type Base, fixedHead, type HeadPart, withPolicy } from "./head.ts";

/** The moment of a sending: ms since the epoch by the machine's clock and by the site's. */
export interface Moment {
  readonly real: number;
  readonly now: number;
}

/**
 * The head of an answer as it goes over the wire, but for what belongs to one sending alone. It
 * holds the date and the time that caches have left, so it is written anew each second.
 */
export class HeadText {
  readonly #write: (moment: Moment) => string;
  readonly #until: number | null;
  #text = "";
  #second = Number.NaN;
  #left = Number.NaN;

  /** `lines` stand before the date in every writing. */
  constructor(
    sendable: Sendable,
    agreed: Agreed,
    { base, length, lines }: { base: Base; length: number; lines: string },
  ) {
    const status = agreed.isUnchanged ? 304 : sendable.answer.status;
    const start = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`, lines];
    this.#until = sendable.answer.until;
    this.#write = ({ real, now }) => {
      const head = withPolicy(fixedHead(sendable, agreed, base, length), sendable, now);
      const date = `Date: ${new Date(real).toUTCString()}\r\n`;
      // Joined, for a text of parts that were added one by one is put together at each sending.
      return [...start, ...fieldLines(head), date].join("");
    };
  }

  at(moment: Moment): string {
    const second = Math.floor(moment.real / 1000);
    const left = this.#until === null ? 0 : Math.floor((this.#until - moment.now) / 1000);
    if (second !== this.#second || left !== this.#left) {
      this.#text = this.#write(moment);
      this.#second = second;
      this.#left = left;
    }
    return this.#text;
  }
}

function fieldLines(head: readonly HeadPart[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < head.length; at += 2) {
    for (const value of [head[at + 1] ?? ""].flat()) lines.push(`${head[at]}: ${value}\r\n`);
  }
  return lines;
}
