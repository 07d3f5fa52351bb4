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

/** The banner type of this id or, where it is none, of this alias; undefined for anything else. */
export function bannerTypeOf(text: string): BannerType | undefined {
  const plain = text.toLowerCase().replaceAll(/[-_]/g, "");
  return (
    entryOf(BANNER_TYPES, plain)?.id ?? (Object.hasOwn(ALIASES, plain) ? ALIASES[plain] : undefined)
  );
}
