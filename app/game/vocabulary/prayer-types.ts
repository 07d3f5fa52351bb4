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
