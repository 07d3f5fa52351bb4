import { BANNER_TYPES, type BannerType } from "#app/game/vocabulary/banner-types.ts";
import type { CharacterStatus } from "#app/game/vocabulary/character-statuses.ts";
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

/** How a banner type is shown: its shape in its colour, and in words. */
export interface BannerSign {
  readonly kind: BannerType | "dfes";
  readonly icon: string;
  /** The name of the colour's token. */
  readonly token: string;
  readonly label: string;
}

/**
 * The sign of a character's banner type. "dfes" is a festival character who has become non-limited
 * (specification 1 §4).
 */
export function bannerSign(type: BannerType, status?: CharacterStatus): BannerSign {
  return type === "fes" && status === "non-limited" ? FORMER_FESTIVAL : signOf(type);
}

/** Every sign there is. */
export function bannerSigns(): readonly BannerSign[] {
  return [...BANNER_TYPES.map(({ id }) => signOf(id)), FORMER_FESTIVAL];
}

const FORMER_FESTIVAL: BannerSign = {
  kind: "dfes",
  icon: BANNER_ICONS.fes,
  token: "--bt-gen",
  label: "Former Festival",
};

function signOf(type: BannerType): BannerSign {
  const label = entryOf(BANNER_TYPES, type)?.label ?? type;
  return { kind: type, icon: BANNER_ICONS[type], token: `--bt-${type}`, label };
}
