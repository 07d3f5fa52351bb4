import { bannerTypeOf, plainWord } from "./banner-alias.ts";
import { BANNER_TYPES } from "./vocabulary/banner-types.ts";

/** Tabs of the characters by prayer type; a tab's id is the banner type that its URL names. */
export const PRAYER_TYPE_TABS = (
  [
    { id: "gen", label: "Standard" },
    { id: "fes", label: "Festival" },
    { id: "sfes", label: "Ultra" },
    { id: "relic", label: "Relic" },
    { id: "epic", label: "Epic" },
  ] as const
).map((tab) => ({
  ...tab,
  types: BANNER_TYPES.filter((type) => type.tab === tab.id).map(({ id }) => id),
}));

export type PrayerTypeTab = (typeof PRAYER_TYPE_TABS)[number]["id"];

/**
 * The tab of the banner type that a query value names, or of the word on the tab; anything else is
 * gen (specification 1 §5).
 */
export function prayerTypeTabOf(text: string | undefined): PrayerTypeTab {
  const word = plainWord(text ?? "");
  const type = bannerTypeOf(word);
  const tab =
    PRAYER_TYPE_TABS.find(({ types }) => types.some((one) => one === type)) ??
    PRAYER_TYPE_TABS.find(({ label }) => plainWord(label) === word);
  return tab?.id ?? "gen";
}
