import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { refusal } from "./http/refusal.ts";
import { pathHeaders } from "./http/security-headers.ts";

/** The open connections of a server. */
export interface Connections {
  /** Closes those that have no answer under way and none left to send. */
  closeIdle(): void;
  closeAll(): void;
}

interface Connection {
  /** Requests whose answers have not gone out. */
  pending: number;
  last?: { readonly request: IncomingMessage; readonly response: ServerResponse };
  /** What came behind them and is no request. */
  fault?: Fault;
}

/**
 * Follows the connections of a server that does not listen yet, before anything else hears of its
 * requests, and answers what is no request: each fault in its place behind the answers before it.
 */
export function followConnections(server: Server): Connections {
  const open = new Map<Duplex, Connection>();
  server.on("connection", (socket) => {
    open.set(socket, { pending: 0 });
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", (request, response) => {
    const connection = open.get(request.socket);
    if (!connection) return;
    connection.pending += 1;
    connection.last = { request, response };
    response.once("close", () => {
      connection.pending -= 1;
      if (connection.pending === 0 && connection.fault) endWith(request.socket, connection.fault);
    });
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET") socket.destroy();
    const connection = open.get(socket);
    if (!socket.writable || connection?.fault) return;
    const [status, detail] = FAULTS[error.code ?? ""] ?? [
      400,
      "This is not a request of HTTP/1.1.",
    ];
    const fault = makeFault(status, detail);
    if (!connection || connection.pending === 0) {
      endWith(socket, fault);
      return;
    }
    connection.fault = fault;
    const { request, response } = connection.last ?? {};
    // A body that breaks off: the request that it belongs to gets the refusal as its answer.
    if (response && !request?.complete && !response.headersSent) answerWith(response, fault);
  });
  server.on("checkExpectation", (_, response) => {
    answerWith(response, makeFault(417, "No expectation but 100-continue is met."));
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

/** What is wrong, by the code that Node gives it. */
const FAULTS: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The head of a request may have at most 16 kB."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request did not come to its end in time."],
  HPE_INVALID_URL: [
    400,
    "The address has a character that must be percent-encoded, such as a letter beyond ASCII.",
  ],
  HPE_INVALID_METHOD: [400, "There is no such method."],
};

interface Fault {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function makeFault(status: number, detail: string): Fault {
  const { headers, body } = refusal("person", status, detail);
  return {
    status,
    headers: {
      ...pathHeaders("", "text/plain", false),
      "content-type": String(headers["content-type"]),
      "content-security-policy": String(headers["content-security-policy"]),
      "cache-control": "no-store",
      "content-length": String(body.length),
      connection: "close",
    },
    body: body.toString(),
  };
}

function answerWith(response: ServerResponse, { status, headers, body }: Fault): void {
  response.writeHead(status, headers).end(body);
}

/** Writes a refusal where there is no response to write it with, and ends the connection. */
function endWith(socket: Duplex, { status, headers, body }: Fault): void {
  if (!socket.writable) return;
  const [title] = body.split("\n", 1);
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${fields.join("")}\r\n${body}`);
}
