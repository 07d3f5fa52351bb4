import type { Answer } from "./answer.ts";

/** Seconds that browsers may keep an answer of the API. */
const LONGEST_IN_BROWSERS = 60;
/** Seconds that shared caches may keep an answer that no moment ends. */
const LONGEST_SHARED = 300;

/** Cache-Control of an answer sent at `now` (ms); null where it has its own. */
export function cacheControl(
  { cache, until }: Pick<Answer, "cache" | "until">,
  now: number,
): string | null {
  const left = until === null ? Infinity : Math.max(0, Math.floor((until - now) / 1000));
  const shared = `s-maxage=${Math.min(LONGEST_SHARED, left)}, stale-while-revalidate=60, stale-if-error=86400`;
  switch (cache) {
    case "page":
      return `public, max-age=0, must-revalidate, ${shared}`;
    case "api":
      return `public, max-age=${Math.min(LONGEST_IN_BROWSERS, left)}, ${shared}`;
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
