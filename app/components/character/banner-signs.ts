import { BANNER_TYPES, type BannerType } from "#app/game/vocabulary/banner-types.ts";
import type { CharacterStatus } from "#app/game/vocabulary/characters.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";

/** Shapes of the banner types (specification 1 §9, "Banner icons"). */
export const BANNER_ICONS = {
  gen: "bt-diamond",
  fes: "bt-tomoe",
  afes: "bt-tomoe",
  sfes: "bt-4-clover",
  mfes: "bt-3-tomoe",
  exfes: "bt-spiral",
  relic: "bt-quaver",
  genic: "bt-genic",
  epic: "bt-5-clover",
  wfes: "bt-octagram",
  ds: "bt-vs",
  yukkuri: "bt-yukkuri",
} as const satisfies Record<BannerType, string>;

/** How a banner type is shown: its shape in the colour `--bt-` of its kind, and in words. */
export interface BannerSign {
  /** "dfes" is a festival character who has become non-limited (specification 1 §4). */
  readonly kind: BannerType | "dfes";
  readonly icon: string;
  readonly label: string;
}

/** The sign of a character's banner type. */
export function bannerSign(type: BannerType, status?: CharacterStatus): BannerSign {
  const icon = BANNER_ICONS[type];
  return type === "fes" && status === "non-limited"
    ? { kind: "dfes", icon, label: "Former Festival" }
    : { kind: type, icon, label: entryOf(BANNER_TYPES, type)?.label ?? type };
}

/** Every sign there is. */
export function bannerSigns(): readonly BannerSign[] {
  return [...BANNER_TYPES.map(({ id }) => bannerSign(id)), bannerSign("fes", "non-limited")];
}
