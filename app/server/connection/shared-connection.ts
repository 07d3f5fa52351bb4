import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Departures } from "./departures.ts";
import { HttpEnd } from "./http-end.ts";
import { HEADERS_TIMEOUT_MS, KEEP_ALIVE_MS } from "./limits.ts";
import { type PlainGet, readPlainGet } from "./plain-get.ts";

/** Finds the answer to a request, and gives what writes it to the socket, all at once; or undefined. */
export type AnswerAtOnce = (asked: PlainGet, socket: Socket) => (() => void) | undefined;

export interface Sharing {
  /** Absent while the server stops, when every answer must say that the connection closes. */
  readonly answerAtOnce: () => AnswerAtOnce | undefined;
  readonly departures: Departures;
  /** Lets node:http read a connection of its own. */
  readonly toHttp: (end: HttpEnd) => void;
}

/**
 * A connection whose plain GETs are answered here as far as that is possible at once; every other
 * byte is for node:http, with all its limits. Where a request that node:http got ends is reckoned
 * from its head; when that cannot be told for certain, node:http keeps the connection to its end.
 */
export class SharedConnection {
  readonly #socket: Socket;
  readonly #sharing: Sharing;
  #end: HttpEnd | undefined;
  /** The request that node:http has; undefined between requests. */
  #exchange: Exchange | undefined;
  /** What came before the answer to the request before it was out. */
  #waiting: Buffer | undefined;
  /** Writes the answer that was found at once and has not gone yet. */
  #send: (() => void) | undefined;
  #wasAnswered = false;

  constructor(socket: Socket, sharing: Sharing) {
    this.#socket = socket;
    this.#sharing = sharing;
    socket.setTimeout(HEADERS_TIMEOUT_MS);
    socket.on("data", (bytes: Buffer) => this.#take(bytes));
    socket.on("end", () => {
      this.depart();
      if (this.#end) this.#end.hand(null);
      else socket.end();
    });
    socket.on("timeout", () => (this.#end ? this.#end.emit("timeout") : socket.destroy()));
    socket.on("error", (error) => this.#end?.destroy(error));
    socket.on("close", () => this.#end?.destroy());
  }

  get isIdle(): boolean {
    return !this.#exchange && !this.#send && this.#socket.writableLength === 0;
  }

  /** Sends the answer that was found at once, if it has not gone yet. */
  depart(): void {
    const send = this.#send;
    this.#send = undefined;
    if (send && this.#socket.writable) send();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  /** node:http has read the head of a request of this connection. */
  begun(request: IncomingMessage, response: ServerResponse): void {
    const exchange = this.#exchange;
    if (!exchange) return;
    exchange.length = exchange.isBegun ? UNKNOWN : lengthOf(request, exchange.headLength);
    exchange.isBegun = true;
    response.once("close", () => this.#ended(exchange));
  }

  #take(bytes: Buffer): void {
    // Answers go in the order of their requests.
    this.depart();
    if (this.#exchange) {
      if (this.#exchange.taken >= this.#exchange.length) this.#wait(bytes);
      else this.#hand(this.#exchange, bytes);
      return;
    }
    if (this.#socket.writableNeedDrain) {
      // Whoever asks on without reading is asked to wait.
      this.#wait(bytes);
      this.#socket.once("drain", () => this.#goOn());
      return;
    }
    const answer = this.#sharing.answerAtOnce();
    const asked = answer && readPlainGet(bytes);
    const send = asked && answer(asked, this.#socket);
    if (send) {
      this.#send = send;
      this.#sharing.departures.add(this);
      if (!this.#wasAnswered && !this.#end) this.#socket.setTimeout(KEEP_ALIVE_MS);
      this.#wasAnswered = true;
      return;
    }
    this.#exchange = { headLength: headLength(bytes), length: UNKNOWN, taken: 0, isBegun: false };
    this.#hand(this.#exchange, bytes);
  }

  #hand(exchange: Exchange, bytes: Buffer): void {
    exchange.taken += bytes.length;
    this.#end ??= this.#open();
    this.#end.hand(bytes);
  }

  #open(): HttpEnd {
    const end = new HttpEnd(this.#socket, () => {
      if (!this.#waiting && this.#socket.isPaused()) this.#socket.resume();
    });
    this.#sharing.toHttp(end);
    return end;
  }

  #wait(bytes: Buffer): void {
    this.#waiting = this.#waiting ? Buffer.concat([this.#waiting, bytes]) : bytes;
    this.#socket.pause();
  }

  #ended(exchange: Exchange): void {
    if (exchange.taken === exchange.length) this.#exchange = undefined;
    else exchange.length = UNKNOWN;
    this.#goOn();
  }

  #goOn(): void {
    const bytes = this.#waiting;
    if (!bytes) return;
    this.#waiting = undefined;
    this.#socket.resume();
    this.#take(bytes);
  }
}

/** A request in the hands of node:http; lengths in bytes. */
interface Exchange {
  readonly headLength: number;
  /** Of head and body together, once it is known. */
  length: number;
  taken: number;
  isBegun: boolean;
}

/** More than anything that comes, so that all of it is handed on. */
const UNKNOWN = Number.POSITIVE_INFINITY;

const CARRIAGE_RETURN = 0x0d;
const LINE_FEED = 0x0a;

function headLength(bytes: Buffer): number {
  // node:http passes over empty lines before a request, which may look like the end of its head.
  if (bytes[0] === CARRIAGE_RETURN || bytes[0] === LINE_FEED) return UNKNOWN;
  const end = bytes.indexOf("\r\n\r\n");
  return end < 0 ? UNKNOWN : end + 4;
}

function lengthOf({ headers }: IncomingMessage, head: number): number {
  return headers["transfer-encoding"] === undefined
    ? head + Number(headers["content-length"] ?? 0)
    : UNKNOWN;
}
