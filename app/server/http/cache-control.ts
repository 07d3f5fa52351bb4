import type { Answer } from "./answer.ts";

const LONGEST_SECONDS = 60;

/**
 * Cache-Control of an answer sent at `now` (ms). No cache outside may show an answer beyond its
 * moment: all times end there, and stale-while-revalidate takes only what is left before it.
 */
export function cacheControl(answer: Pick<Answer, "cache" | "until">, now: number): string | null {
  switch (answer.cache) {
    case "page":
      return `no-cache, ${sharedTimes(answer.until, now)}`;
    case "api":
      return `public, max-age=${freshSeconds(answer.until, now)}, ${sharedTimes(answer.until, now)}`;
    case "immutable":
      return "public, max-age=31536000, immutable";
    case "file":
      return "public, max-age=300";
    case "revalidate":
      return "no-cache";
    case "never":
      return "no-store";
    case "public":
    case "own":
      return null;
  }
}

function sharedTimes(until: number | null, now: number): string {
  const fresh = freshSeconds(until, now);
  const stale = Math.min(LONGEST_SECONDS, secondsLeft(until, now) - fresh);
  return stale > 0 ? `s-maxage=${fresh}, stale-while-revalidate=${stale}` : `s-maxage=${fresh}`;
}

function freshSeconds(until: number | null, now: number): number {
  return Math.min(LONGEST_SECONDS, secondsLeft(until, now));
}

function secondsLeft(until: number | null, now: number): number {
  return until === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor((until - now) / 1000));
}
