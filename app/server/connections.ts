import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { refusal } from "./http/refusal.ts";
import { securityHeaders } from "./http/security-headers.ts";

/** The open connections of a server. */
export interface Connections {
  /** Closes those that have no answer under way and none left to send. */
  closeIdle(): void;
  closeAll(): void;
}

/**
 * Follows the connections of a server that does not listen yet, before anything else hears of its
 * requests, and answers what is no request: each fault in its place behind the answers before it.
 */
export function followConnections(server: Server): Connections {
  const open = new Map<Duplex, Connection>();
  server.on("connection", (socket) => {
    open.set(socket, { pending: 0, last: undefined, fault: undefined });
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", (request, response) => {
    const connection = open.get(request.socket);
    if (!connection) return;
    connection.pending += 1;
    connection.last = { request, response };
    response.once("close", () => {
      connection.pending -= 1;
      const { pending, fault } = connection;
      if (pending === 0 && fault) endWith(request.socket, fault);
    });
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const connection = open.get(socket);
    if (connection?.fault) return;
    const fault = faultOf(error.code);
    if (!connection || connection.pending === 0) {
      endWith(socket, fault);
      return;
    }
    connection.fault = fault;
    const { request, response } = connection.last ?? {};
    // A body that breaks off: the request that it belongs to gets the refusal as its answer.
    if (request && response && !request.complete && !response.headersSent) {
      response.writeHead(fault.status, fault.headers).end(fault.body);
    }
  });
  server.on("checkExpectation", (_, response) => {
    const fault = makeFault(417, "No expectation but 100-continue is met.");
    response.writeHead(fault.status, fault.headers).end(fault.body);
  });
  server.on("connect", (_, socket) => endWith(socket, makeFault(405, "This is no proxy.")));
  return {
    closeIdle: () => {
      for (const [socket, { pending }] of open) {
        if (pending === 0 && socket.writableLength === 0) socket.destroy();
      }
    },
    closeAll: () => {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}

interface Connection {
  /** Requests whose answers have not gone out. */
  pending: number;
  last: { readonly request: IncomingMessage; readonly response: ServerResponse } | undefined;
  /** What came behind them and is no request. */
  fault: Fault | undefined;
}

interface Fault {
  readonly status: number;
  readonly reason: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What is wrong, by the code that Node gives it. */
function faultOf(code: string | undefined): Fault {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return makeFault(431, "The head of a request may have at most 16 kB.");
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return makeFault(408, "The request did not come to its end in time.");
    case "HPE_INVALID_URL":
      return makeFault(
        400,
        "The address has a character that must be percent-encoded, such as a letter beyond ASCII.",
      );
    case "HPE_INVALID_METHOD":
      return makeFault(400, "There is no such method.");
    default:
      return makeFault(400, "This is not a request of HTTP/1.1.");
  }
}

function makeFault(status: number, detail: string): Fault {
  const answer = refusal("person", status, detail);
  const body = answer.body.toString();
  return {
    status,
    reason: body.split("\n", 1)[0] ?? "",
    headers: {
      ...securityHeaders(false),
      "content-type": "text/plain; charset=utf-8",
      "content-security-policy": String(answer.headers["content-security-policy"]),
      "cache-control": "no-store",
      "content-length": String(answer.body.length),
      connection: "close",
    },
    body,
  };
}

/** Writes a refusal where there is no response to write it with, and ends the connection. */
function endWith(socket: Duplex, { status, reason, headers, body }: Fault): void {
  if (!socket.writable) return;
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${fields.join("")}\r\n${body}`);
}
