/** Tabs of the conventional listing, in order; `prefixes` are what the query `type` may start with. */
export const LISTING_TABS = [
  { id: "pc98", label: "PC-98", prefixes: ["pc98"] },
  { id: "l1", label: "L1", prefixes: ["l1"] },
  { id: "retro", label: "Retro", prefixes: ["classic", "retro", "a"] },
  { id: "main", label: "Main", prefixes: ["main"] },
  { id: "hifuu", label: "Hifuu", prefixes: ["hifuu"] },
  { id: "relic", label: "Relic", prefixes: ["mv", "relic"] },
] as const;

export type ListingTab = (typeof LISTING_TABS)[number]["id"];
