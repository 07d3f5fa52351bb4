import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

export interface PiecewiseSite {
  readonly origin: string;
  /** Sends the next piece of the document that is asked for; false once all of it is sent. */
  sendNext(): boolean;
  close(): Promise<void>;
}

/** Where `main` and the footer are cut: between elements, since within a text anything would move. */
const CUTS = /(?<=<\/(?:a|article|dd|h2|li|p|section)>)(?=<\w)/;
/** More than a first screen shows. */
const MOST_PIECES = 60;

/** The site at this address as on a slow line: of its documents only as much comes as is sent. */
export async function piecewiseSite(site: string): Promise<PiecewiseSite> {
  let rest: string[] = [];
  let out: ServerResponse | undefined;
  const server = createServer((asked, answer) => {
    const isDocument = asked.headers["sec-fetch-dest"] === "document";
    const headers = { ...asked.headers, ...(isDocument ? { "accept-encoding": "identity" } : {}) };
    const onward = request(new URL(asked.url ?? "/", site), { method: asked.method, headers });
    onward.on("response", (came) => {
      if (isDocument) void begin(came, answer);
      else came.pipe(answer.writeHead(came.statusCode ?? 502, came.headers));
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });

  async function begin(came: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { "content-length": _, ...headers } = came.headers;
    const [first = "", ...others] = piecesOf(await text(came));
    rest = others;
    out = answer;
    answer.writeHead(came.statusCode ?? 502, headers).write(first);
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    sendNext() {
      const piece = rest.shift();
      if (piece !== undefined) out?.write(piece);
      if (rest.length === 0) out?.end();
      return rest.length > 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function piecesOf(html: string): string[] {
  const [before = "", main = "", after = ""] = html.split(/(?=<main)|(?<=<\/footer>)/);
  const [first = "", ...others] = main.split(CUTS);
  const last = others.splice(MOST_PIECES).join("") + after;
  return [before + first, ...others, last];
}
