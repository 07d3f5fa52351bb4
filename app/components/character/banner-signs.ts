import { BANNER_TYPES, type BannerType } from "#app/game/vocabulary/banner-types.ts";
import type { CharacterStatus } from "#app/game/vocabulary/characters.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";

/** How a banner type is shown: its shape in the colour `--bt-` of its kind, and in words. */
export interface BannerSign {
  /** "dfes" is a festival character who has become non-limited (specification 1 §4). */
  readonly kind: BannerType | "dfes";
  readonly icon: string;
  readonly label: string;
}

/** The sign of a character's banner type. */
export function bannerSign(type: BannerType, status?: CharacterStatus): BannerSign {
  const { icon, label } = entryOf(BANNER_TYPES, type) ?? { icon: "prayers", label: type };
  return type === "fes" && status === "non-limited"
    ? { kind: "dfes", icon, label: "Former Festival" }
    : { kind: type, icon, label };
}

/** Every sign there is. */
export function bannerSigns(): readonly BannerSign[] {
  return [...BANNER_TYPES.map(({ id }) => bannerSign(id)), bannerSign("fes", "non-limited")];
}
