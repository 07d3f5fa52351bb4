import type { BannerType } from "./vocabulary/banner-types.ts";
import type { PrayerType } from "./vocabulary/prayer-types.ts";

/** The banner type whose characters a type of prayer brings; null where it names none. */
export const BANNER_OF_PRAYER = {
  standard: "gen",
  festival: "fes",
  ultra: "sfes",
  relic: "relic",
  epic: "epic",
  genic: "genic",
  "pick-up": null,
  "lucky-bag": null,
  starter: null,
  "story-card": null,
  collection: null,
  ritual: null,
  forever: null,
} as const satisfies Record<PrayerType, BannerType | null>;
