import { once } from "node:events";
import { connect, createServer, type NetConnectOpts, type Socket } from "node:net";
import { freePort } from "./free-port.ts";

export interface CutConnection {
  /** The URL of the database by this way. */
  readonly url: string;
  /** Ends one connection, in order and once, when so many more bytes of answers have come. */
  cutAfter(bytes: number): void;
  /** Ends every connection, and nobody answers at the port until it is opened again. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** A way to a database that can be cut as its server does when it is stopped; open at first. */
export async function cutConnection(databaseUrl: string): Promise<CutConnection> {
  const place = placeOf(new URL(databaseUrl));
  const sockets = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  const server = createServer((client) => {
    const database = connect(place);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", () => {
        client.destroy();
        database.destroy();
      });
      socket.on("close", () => sockets.delete(socket));
    }
    client.pipe(database);
    database.on("data", (bytes) => {
      left -= bytes.length;
      if (left > 0) {
        client.write(bytes);
      } else {
        left = Number.POSITIVE_INFINITY;
        client.end(() => database.destroy());
      }
    });
    database.on("end", () => client.end());
    client.on("close", () => database.destroy());
  });
  const port = await freePort();
  const listen = async () => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen();
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.searchParams.delete("host");
  url.port = String(port);
  return {
    url: url.href,
    cutAfter: (bytes) => {
      left = bytes;
    },
    shut: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: listen,
  };
}

/** Where a database listens: at a port, or at a socket in the folder that the URL names. */
function placeOf({ hostname, port, searchParams }: URL): NetConnectOpts {
  const folder = searchParams.get("host");
  const number = port || "5432";
  return folder?.startsWith("/")
    ? { path: `${folder}/.s.PGSQL.${number}` }
    : { host: hostname, port: Number(number) };
}
