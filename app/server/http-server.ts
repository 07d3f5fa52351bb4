import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { HEADERS_TIMEOUT_MS, KEEP_ALIVE_MS } from "./connection/limits.ts";
import { type SharedConnections, shareConnections } from "./connection/share-connections.ts";
import type { AnswerAtOnce } from "./connection/shared-connection.ts";

/** The port is taken, or may not be used; the message is one sentence for a person. */
export class PortInUseError extends Error {
  override readonly name = "PortInUseError";
}

interface Place {
  readonly host: string;
  readonly port: number;
  /** The variables that set them, for the sentence to whoever runs the server. */
  readonly names?: { readonly host: string; readonly port: string };
}

export interface ListeningServer {
  readonly port: number;
  /** Takes no more requests, finishes those that run, and cuts off what is left after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Listens for HTTP requests within limits of size and time. `answerAtOnce` is asked first about
 * plain GETs.
 * @throws {PortInUseError} when the port cannot be had.
 */
export async function listenOn(
  { host, port, names = { host: "HOST", port: "PORT" } }: Place,
  listener: RequestListener,
  answerAtOnce?: AnswerAtOnce,
): Promise<ListeningServer> {
  let stopping = false;
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      // After an offer of another protocol, which is not taken, Node reads nothing more.
      if (stopping || request.headers.upgrade !== undefined) {
        response.setHeader("connection", "close");
      }
      listener(request, response);
    },
  );
  // A reader that takes nothing any more.
  server.setTimeout(120_000);
  const connections = shareConnections(server, {
    answerAtOnce: () => (stopping ? undefined : answerAtOnce),
  });
  await listening(server, { host, port, names });
  const address = server.address();
  return {
    port: isNetworkAddress(address) ? address.port : port,
    stop: (graceMs) => {
      stopping = true;
      return stopServer(server, connections, graceMs);
    },
  };
}

function listening(server: Server, place: Required<Place>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, place)));
    server.listen(place.port, place.host, () => {
      server.removeAllListeners("error");
      resolve();
    });
  });
}

function explain(error: NodeJS.ErrnoException, { host, port, names }: Required<Place>): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new PortInUseError(
        `Port ${port} on ${host} is in use by another program; stop that one or set ${names.port} to a free port.`,
      );
    case "EACCES":
      return new PortInUseError(
        `Port ${port} may not be used by this user; set ${names.port} to one above 1023.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new PortInUseError(`${names.host} ${host} is not an address of this machine.`);
    default:
      return error;
  }
}

async function stopServer(
  server: Server,
  connections: SharedConnections,
  graceMs: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const closeIdle = () => {
    // Node keeps the connection of an answer that was begun before the stop.
    server.closeIdleConnections();
    connections.closeIdle();
  };
  const cut = setTimeout(connections.closeAll, graceMs);
  closeIdle();
  const idle = setInterval(closeIdle, 20);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

function isNetworkAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}
