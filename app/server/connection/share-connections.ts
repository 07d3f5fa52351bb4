import type { Server } from "node:http";
import type { Socket } from "node:net";
import { Departures } from "./departures.ts";
import type { HttpEnd } from "./http-end.ts";
import { SharedConnection, type Sharing } from "./shared-connection.ts";

export interface SharedConnections {
  /** Closes the connections between two requests. */
  closeIdle(): void;
  closeAll(): void;
}

/** Puts shared connections between a server that does not listen yet and its network. */
export function shareConnections(
  server: Server,
  sharing: Pick<Sharing, "answerAtOnce">,
): SharedConnections {
  const open = new Set<SharedConnection>();
  const departures = new Departures();
  const byEnd = new WeakMap<object, SharedConnection>();
  const readers = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    const toHttp = (end: HttpEnd) => {
      byEnd.set(end, connection);
      for (const read of readers) Reflect.apply(read, server, [end]);
    };
    const connection = new SharedConnection(socket, { ...sharing, departures, toHttp });
    open.add(connection);
    socket.once("close", () => open.delete(connection));
  });
  server.prependListener("request", (request, response) => {
    byEnd.get(request.socket)?.begun(request, response);
  });
  return {
    closeIdle: () => {
      for (const connection of open) if (connection.isIdle) connection.destroy();
    },
    closeAll: () => {
      for (const connection of open) connection.destroy();
    },
  };
}
