import { connect } from "node:net";

export interface WholeAnswer {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The first answer to these bytes, read until the other side closes or falls silent for a second. */
export async function wholeAnswer(port: number, request: string): Promise<WholeAnswer> {
  const [head = "", body = ""] = (await received(port, request)).split(/\r\n\r\n(.*)/s);
  const [start = "", ...lines] = head.split("\r\n");
  return {
    status: Number(start.split(" ")[1]),
    headers: Object.fromEntries(
      lines.map((line) => {
        const [name = "", value = ""] = line.split(/: (.*)/s);
        return [name.toLowerCase(), value];
      }),
    ),
    body,
  };
}

function received(port: number, request: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  const end = () => {
    socket.destroy();
    resolve(Buffer.concat(chunks).toString());
  };
  socket.setTimeout(1_000, end);
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  // Whoever refuses a request may reset the connection; what was read before that counts.
  socket.on("error", end);
  socket.on("close", end);
  socket.write(request);
  return promise;
}
