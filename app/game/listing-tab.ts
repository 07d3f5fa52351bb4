import { plainWord } from "./banner-alias.ts";
import { LISTING_TABS, type ListingTab } from "./vocabulary/characters.ts";

const DEFAULT_TAB: ListingTab = "l1";

/**
 * The tab that a query value `type` names, read by prefix in the order of the tabs
 * (specification 1 §2, conventional-list): "a6" → retro. Absent or unknown means L1.
 */
export function listingTabOf(type: string | null): ListingTab {
  const value = plainWord(type ?? "");
  const tab = LISTING_TABS.find(({ prefixes }) =>
    prefixes.some((prefix) => value.startsWith(prefix)),
  );
  return tab?.id ?? DEFAULT_TAB;
}
