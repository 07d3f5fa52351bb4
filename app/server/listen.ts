import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { type Connections, followConnections } from "./connections.ts";

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
 * Listens for HTTP requests within limits of size and time.
 * @throws {PortInUseError} when the port cannot be had.
 */
export async function listenOn(
  { host, port, names = { host: "HOST", port: "PORT" } }: Place,
  listener: RequestListener,
): Promise<ListeningServer> {
  let stopping = false;
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5_000,
    // Longer than reverse proxies keep theirs, so that none sends into a closing connection.
    keepAliveTimeout: 65_000,
    // The handler looks at the host, and says what is wrong with it.
    requireHostHeader: false,
  });
  // A reader that takes nothing any more.
  server.setTimeout(120_000);
  const connections = followConnections(server);
  server.on("request", (request, response) => {
    // After an offer of another protocol, which is not taken, Node reads nothing more.
    if (stopping || request.headers.upgrade !== undefined) {
      response.setHeader("connection", "close");
    }
    listener(request, response);
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
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (error: NodeJS.ErrnoException) => reject(explain(error, place));
  server.once("error", fail);
  server.listen(place.port, place.host, () => {
    server.off("error", fail);
    resolve();
  });
  return promise;
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
  connections: Connections,
  graceMs: number,
): Promise<void> {
  // That of node:http closes connections whose answers are ended, but not sent yet.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  const cut = setTimeout(connections.closeAll, graceMs);
  connections.closeIdle();
  const idle = setInterval(connections.closeIdle, 20);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

function isNetworkAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}
