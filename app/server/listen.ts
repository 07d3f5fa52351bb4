import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { Server as NetServer } from "node:net";
import { followConnections } from "./connections.ts";

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
  /** Where it can be reached from this machine. */
  readonly url: string;
  /** Takes no more requests, finishes those that run, and cuts off what is left after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Listens for HTTP requests within limits of size and time.
 * @throws {PortInUseError} when the port cannot be had.
 */
export async function listenOn(place: Place, listener: RequestListener): Promise<ListeningServer> {
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
  try {
    await once(server.listen(place.port, place.host), "listening");
  } catch (error) {
    throw explain(error, place);
  }
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : place.port;
  return {
    port,
    url: `http://${reachableHost(place.host)}:${port}`,
    stop: async (graceMs) => {
      stopping = true;
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
    },
  };
}

/** @throws {PortInUseError} when the port cannot be had. */
export async function requireFreePort(place: Place): Promise<void> {
  const tried = await listenOn(place, () => undefined);
  await tried.stop(0);
}

function explain(
  error: unknown,
  { host, port, names = { host: "HOST", port: "PORT" } }: Place,
): unknown {
  switch (error instanceof Error && "code" in error && error.code) {
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

function reachableHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
