import { BANNER_TYPES, type BannerType } from "./vocabulary/banner-types.ts";
import { entryOf } from "./vocabulary/vocabulary.ts";

/** Other names of banner types, lower case without hyphens and underscores (specification 1 §5). */
const ALIASES: Readonly<Record<string, BannerType>> = {
  general: "gen",
  standard: "gen",
  festival: "fes",
  retro: "afes",
  retrofes: "afes",
  retrofestival: "afes",
  ufes: "sfes",
  ultrafes: "sfes",
  ultrafestival: "sfes",
  superfes: "sfes",
  superfestival: "sfes",
  mecha: "mfes",
  mechafes: "mfes",
  mechafestival: "mfes",
  hifuufes: "mfes",
  hifuufestival: "mfes",
  mv: "relic",
  mvfes: "relic",
  rfes: "relic",
  relicfes: "relic",
  relicfestival: "relic",
  efes: "epic",
  epicfes: "epic",
  epicfestival: "epic",
};

/**
 * The banner type of this id or, where it is none, of this alias or label; undefined for anything
 * else.
 */
export function bannerTypeOf(text: string): BannerType | undefined {
  const plain = plainWord(text);
  return (
    entryOf(BANNER_TYPES, plain)?.id ??
    (Object.hasOwn(ALIASES, plain) ? ALIASES[plain] : undefined) ??
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
