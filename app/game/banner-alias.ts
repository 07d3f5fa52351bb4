import { BANNER_TYPES, type BannerType } from "./vocabulary/banner-types.ts";
import { entryOf } from "./vocabulary/vocabulary.ts";

/**
 * The banner type of this id or, where it is none, of this alias or label; undefined for anything
 * else.
 */
export function bannerTypeOf(text: string): BannerType | undefined {
  const plain = plainWord(text);
  return (
    entryOf(BANNER_TYPES, plain)?.id ??
    BANNER_TYPES.find(({ aliases }) => aliases.some((alias) => alias === plain))?.id ??
    BANNER_TYPES.find(({ label, short }) => plain !== "" && [label, short].some(isWritten))?.id
  );

  function isWritten(word: string): boolean {
    return plainWord(word) === plain;
  }
}

/** A word of a query as it is compared: without case, spaces, dots and the like. */
export function plainWord(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
