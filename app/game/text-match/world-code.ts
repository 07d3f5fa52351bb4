/** How well a part of a query names a world: the smaller, the better. */
export const CODE_EXACT = 0;
/** The letters and digits of the code, without its signs at the end. */
export const CODE_PLAIN = 1;
/** The beginning of the code, as it stands while it is typed. */
export const CODE_BEGUN = 2;
export const NO_CODE = 3;

export type CodeMatch = typeof CODE_EXACT | typeof CODE_PLAIN | typeof CODE_BEGUN | typeof NO_CODE;

/**
 * Matches a part of a query against the code of a world, as players write both: `a6` is A6 and, if
 * there is no such one, A6&; `a7.5` is A7.5&; `c3<` is C3< alone.
 */
export function codeMatch(part: string, world: string): CodeMatch {
  const code = world.normalize("NFKC").toLowerCase();
  if (code === part) return CODE_EXACT;
  const plain = lettersAndDigits(part);
  if (plain === "") return NO_CODE;
  const begins = code.startsWith(part);
  const isWhole = lettersAndDigits(code) === plain;
  if (isWhole && (begins || plain === part)) return CODE_PLAIN;
  return begins && /\p{L}/u.test(part) && /\p{N}/u.test(part) ? CODE_BEGUN : NO_CODE;
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}
