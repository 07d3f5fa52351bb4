import type { IncomingMessage } from "node:http";
import { isIPv6, SocketAddress } from "node:net";

/**
 * The address of whoever asks. With `proxies` trusted hops in front it is the entry of
 * X-Forwarded-For that the outermost of them wrote; entries further left could be made up.
 */
export function clientAddress(
  request: {
    readonly headers: IncomingMessage["headers"];
    readonly socket: Pick<IncomingMessage["socket"], "remoteAddress">;
  },
  proxies: number,
): string {
  const socket = plainAddress(request.socket.remoteAddress ?? "") ?? "";
  const forwarded = request.headers["x-forwarded-for"];
  if (proxies === 0 || forwarded === undefined) return socket;
  const chain = String(forwarded)
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "");
  return plainAddress(chain[Math.max(0, chain.length - proxies)] ?? "") ?? socket;
}

/**
 * The one form of an IP address, however a proxy writes it: with a port, in brackets, with a zone,
 * IPv4 within IPv6. Undefined for what is no address.
 */
function plainAddress(written: string): string | undefined {
  const text = written.replace(/^"|"$/g, "").replace(/%[^\]]*/, "");
  const address = SocketAddress.parse(isIPv6(text) ? `[${text}]` : text)?.address;
  return address?.replace(/^::ffff:(?=\d+\.)/, "");
}
