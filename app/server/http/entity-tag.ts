import type { Encoding } from "./encode.ts";

/** Strong entity tag of one encoding of a body with this hash. */
export function entityTag(hash: string, encoding: Encoding): string {
  return encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/**
 * Whether an If-None-Match header names the tag. The comparison is the weak one, as RFC 9110
 * §13.1.2 demands: proxies that recompress turn our tag into a weak one.
 */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) {
    return false;
  }
  if (ifNoneMatch === tag || ifNoneMatch.trim() === "*") {
    return true;
  }
  const listed = ifNoneMatch.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];
  return listed.some((candidate) => candidate.replace(/^W\//, "") === tag);
}
