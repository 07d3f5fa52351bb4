import type { IncomingMessage } from "node:http";

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
  const socket = request.socket.remoteAddress ?? "";
  const forwarded = request.headers["x-forwarded-for"];
  if (proxies === 0 || forwarded === undefined) {
    return socket;
  }
  const chain = String(forwarded)
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "");
  return chain[Math.max(0, chain.length - proxies)]?.slice(0, LONGEST_ADDRESS) ?? socket;
}

// No address is longer, and what is must fill neither the log nor the count of rolls.
const LONGEST_ADDRESS = 64;
