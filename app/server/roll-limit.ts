import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { RollAllowance } from "#app/request/roll-allowance.ts";
import type { RollRateLimit } from "./config.ts";

/** The allowance of a client by their address. */
export type RollLimit = (address: string) => RollAllowance;

/** So many rolls at most in a while that begins with the first of them, for each client. */
export function rollLimit({ rolls, seconds }: RollRateLimit): RollLimit {
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

/** A visitor with IPv6 has a whole network of 2⁶⁴ addresses to roll from: its prefix counts. */
export function clientOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [plain = ""] = address.split("%");
  const [head = "", tail] = plain.split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail === undefined) return groups.slice(0, 4).map(plainGroup).join(":");
  if (tail.includes(".")) return plain;
  const after = tail === "" ? [] : tail.split(":");
  const zeros = new Array<string>(8 - groups.length - after.length).fill("0");
  return [...groups, ...zeros, ...after].slice(0, 4).map(plainGroup).join(":");
}

function plainGroup(group: string): string {
  return Number.parseInt(group, 16).toString(16);
}
