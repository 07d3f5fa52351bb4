import { connect } from "node:net";

export interface Load {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly ms: number;
  /** With a body the requests are POSTs. */
  readonly body?: string;
  /** What the body is said to be; JSON unless it says otherwise. */
  readonly contentType?: string;
}

export interface Measured {
  readonly requests: number;
  readonly ms: number;
  /** Of all bodies together. */
  readonly bytes: number;
  /** Of the last answer. */
  readonly status: string;
  /** How long each answer took, in ms. */
  readonly waits: readonly number[];
}

/** Sends one request after the other on each of some loopback connections for a while. */
export async function measure(load: Load): Promise<Measured> {
  const started = performance.now();
  const counts = { requests: 0, bytes: 0, status: "", waits: [] as number[] };
  const until = started + load.ms;
  const clients = Array.from({ length: load.connections }, () => runClient(load, until, counts));
  await Promise.all(clients);
  return { ...counts, ms: performance.now() - started };
}

/** Answers are read by hand, since a whole HTTP client costs more than the server that it asks. */
function runClient(
  { port, path, headers, body, contentType = "application/json" }: Load,
  until: number,
  counts: { requests: number; bytes: number; status: string; waits: number[] },
): Promise<void> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const method = body === undefined ? "GET" : "POST";
  const sent = body === undefined ? "" : `content-type: ${contentType}\r\n${lengthLine(body)}`;
  const start = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join("")}${sent}\r\n`;
  const request = start + (body ?? "");
  return new Promise((resolve, reject) => {
    let asked = performance.now();
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    let head = "";
    let missing = 0;
    const finish = () => {
      counts.requests += 1;
      counts.waits.push(performance.now() - asked);
      if (performance.now() < until) {
        asked = performance.now();
        socket.write(request);
      } else {
        socket.end();
      }
    };
    const take = (chunk: Buffer) => {
      if (missing > 0) {
        missing -= chunk.length;
        if (missing === 0) finish();
        return;
      }
      head += chunk.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0);
      counts.bytes += length;
      counts.status = head.slice(9, 12);
      missing = length - (head.length - end - 4);
      head = "";
      if (missing === 0) finish();
    };
    socket.on("data", take);
    socket.on("error", reject);
    socket.on("close", () => resolve());
  });
}

function lengthLine(body: string): string {
  return `content-length: ${Buffer.byteLength(body)}\r\n`;
}
