import type { BannerType } from "./banner-types.ts";

/** Kinds of prayer (gacha banner); a prayer can be of several. */
export const PRAYER_TYPES = [
  { id: "standard", label: "Standard" },
  { id: "festival", label: "Festival" },
  { id: "ultra", label: "Ultra Festival" },
  { id: "relic", label: "Relic" },
  { id: "epic", label: "Epic" },
  { id: "genic", label: "Genic" },
  { id: "pick-up", label: "Pick-up" },
  { id: "lucky-bag", label: "Lucky bag" },
  { id: "starter", label: "Starter" },
  { id: "story-card", label: "Story card" },
  { id: "collection", label: "Collection" },
  { id: "ritual", label: "Ritual" },
  { id: "forever", label: "Forever" },
] as const;

export type PrayerType = (typeof PRAYER_TYPES)[number]["id"];

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
