import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";

/** Stands for the site behind a proxy: answers as it is told and remembers what reached it. */
export interface StubOrigin {
  readonly port: number;
  /** What came, in order, but for the proxy's first sign of life. */
  readonly received: IncomingMessage[];
  stop(): Promise<void>;
}

/** A server on a free port of this machine, or on `port`. */
export async function startOrigin(answer: RequestListener, { port = 0 } = {}): Promise<StubOrigin> {
  const received: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    if (request.url === "/.started") {
      response.end();
      return;
    }
    received.push(request);
    answer(request, response);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return { port: portOf(server), received, stop: () => close(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
