import { once } from "node:events";
import { connect, createServer, type NetConnectOpts, type Socket } from "node:net";

export interface CutConnection {
  /** The URL of the database by this way. */
  readonly url: string;
  /** Ends one connection, in order and once, when so many more bytes of answers have come. */
  cutAfter(bytes: number): void;
  close(): Promise<void>;
}

/** A way to a database that breaks off when told: as its server does when it is stopped. */
export async function cutConnection(databaseUrl: string): Promise<CutConnection> {
  const place = placeOf(new URL(databaseUrl));
  const open = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  const server = createServer((client) => {
    const database = connect(place);
    for (const socket of [client, database]) {
      open.add(socket);
      // An end of which the other side is told by its own: nothing is lost that a test looks at.
      socket.on("error", () => socket.destroy());
      socket.on("close", () => open.delete(socket));
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
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is listened on.");
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.searchParams.delete("host");
  url.port = String(address.port);
  return {
    url: url.href,
    cutAfter: (bytes) => {
      left = bytes;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
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
