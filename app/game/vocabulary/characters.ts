/** Where a character stands in the global version (specification 1 §4). */
export const CHARACTER_STATUSES = [
  { id: "not-available", label: "Not available", released: false },
  { id: "announced", label: "Announced", released: false },
  { id: "story", label: "In the story", released: false },
  { id: "enemy", label: "Enemy", released: false },
  { id: "both", label: "In the story and enemy", released: false },
  { id: "guest", label: "Guest", released: false },
  { id: "non-limited", label: "Non-limited", released: true },
  { id: "limited", label: "Limited", released: true },
  { id: "upcoming", label: "Upcoming", released: true },
] as const;

export type CharacterStatus = (typeof CHARACTER_STATUSES)[number]["id"];

/** Lists of the page of unreleased characters (specification 1 §7). */
export const UNRELEASED_KINDS = [
  { id: "jp", key: "jp", label: "Released in Japan" },
  { id: "announced", key: "announced", label: "Announced" },
  { id: "story", key: "story", label: "In the story" },
  { id: "print-work-story", key: "printWorkStory", label: "In the story, from print works" },
  { id: "pc98-story", key: "pc98Story", label: "In the story, from PC-98 works" },
  { id: "mv", key: "mv", label: "In music videos" },
] as const;

export type UnreleasedKind = (typeof UNRELEASED_KINDS)[number]["id"];

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
