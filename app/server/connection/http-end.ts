import type { Socket } from "node:net";
import { Duplex } from "node:stream";

/** What a chunk of a stream is handed on with. */
type Done = (error?: Error | null) => void;

/**
 * The end of a connection that node:http holds, while somebody else reads what comes in and decides
 * what of it to hand on in here. What node:http writes goes out as it is.
 */
export class HttpEnd extends Duplex {
  readonly #socket: Socket;
  readonly #more: () => void;

  /** `more` hears that node:http reads on, after it had enough. */
  constructor(socket: Socket, more: () => void) {
    super({ decodeStrings: false });
    this.#socket = socket;
    this.#more = more;
  }

  /** node:http and the code behind it look up who asks. */
  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress;
  }

  /** node:http sets how long a connection may be quiet; the connection emits `timeout` in here. */
  setTimeout(ms: number): this {
    this.#socket.setTimeout(ms);
    return this;
  }

  /** Hands bytes, or null for the end of them, to node:http. */
  hand(bytes: Buffer | null): void {
    if (!this.push(bytes)) this.#socket.pause();
  }

  override _read(): void {
    this.#more();
  }

  override _write(chunk: Buffer | string, encoding: BufferEncoding, done: Done): void {
    this.#socket.write(chunk, encoding, done);
  }

  override _writev(
    chunks: readonly { chunk: Buffer | string; encoding: BufferEncoding }[],
    done: Done,
  ): void {
    this.#socket.cork();
    for (const [at, { chunk, encoding }] of chunks.entries()) {
      this.#socket.write(chunk, encoding, at === chunks.length - 1 ? done : undefined);
    }
    this.#socket.uncork();
  }

  override _final(done: Done): void {
    this.#socket.destroySoon();
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#socket.destroy();
    done(error);
  }
}
