import { connect, type Socket } from "node:net";

/**
 * One connection over which requests go out byte by byte as given, one after the other. Whatever the
 * server does is an outcome: a status, or `closed` when it hung up without one.
 */
export class RawConnection {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Sends a request and gives the status of its answer, or `closed` or `silent` (after 10 s). */
  exchange(request: Buffer | string, { hasBody = true } = {}): Promise<string> {
    const socket = this.#open();
    return new Promise((resolve) => {
      let received: Buffer = Buffer.alloc(0);
      const settle = (outcome: string, reusable: boolean) => {
        socket.removeAllListeners();
        socket.on("error", () => this.#drop(socket));
        if (!reusable) this.#drop(socket);
        resolve(outcome);
      };
      const gone = () => settle(statusOf(received) ?? "closed", false);
      socket.on("data", (chunk: Buffer) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const end = received.indexOf("\r\n\r\n");
        if (end < 0) return;
        const head = received.subarray(0, end).toString("latin1");
        const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
        if (!hasBody || received.length >= end + 4 + length) {
          settle(head.slice(9, 12), !/^connection: close/im.test(head));
        }
      });
      socket.on("error", gone);
      socket.on("close", gone);
      socket.setTimeout(10_000, () => settle("silent", false));
      socket.write(request);
    });
  }

  close(): void {
    if (this.#socket) this.#drop(this.#socket);
  }

  #open(): Socket {
    this.#socket ??= connect(this.#port, "127.0.0.1").setNoDelay();
    return this.#socket;
  }

  #drop(socket: Socket): void {
    socket.destroy();
    if (this.#socket === socket) this.#socket = undefined;
  }
}

function statusOf(received: Buffer): string | undefined {
  return received.length === 0 ? undefined : received.subarray(9, 12).toString("latin1");
}
