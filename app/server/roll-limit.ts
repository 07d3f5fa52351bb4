import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { RollAllowance } from "#app/lib/roll-allowance.ts";
import type { ServerConfig } from "./config.ts";

/** The allowance of a client by their address. */
export type RollLimit = (address: string) => RollAllowance;

/** So many rolls at most in a while that begins with the first of them, for each client. */
export function rollLimit({
  rolls,
  seconds,
}: NonNullable<ServerConfig["rollRateLimit"]>): RollLimit {
  const limiter = new RateLimiterMemory({ points: rolls, duration: seconds });
  return (address) => ({ take: () => take(limiter, clientOf(address)) });
}

async function take(limiter: RateLimiterMemory, client: string): Promise<number> {
  try {
    await limiter.consume(client);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) {
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
    throw refusal;
  }
}

/**
 * Who counts as one visitor, by an address in its one form: a visitor with IPv6 has a whole network
 * of 2⁶⁴ addresses to roll from, so its prefix counts.
 */
export function clientOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => "0"), ...after].slice(0, 4).join(":");
}
