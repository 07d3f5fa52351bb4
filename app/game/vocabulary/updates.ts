/** Sections of the site that an update entry can concern; each section's last update follows. */
export const UPDATE_SECTIONS = [
  { id: "home" },
  { id: "characters" },
  { id: "prayers" },
  { id: "story-cards" },
  { id: "illustrators" },
  { id: "tower" },
] as const;

export type UpdateSection = (typeof UPDATE_SECTIONS)[number]["id"];

/** Lists of items in an update entry, in the order in which they are stored. */
export const UPDATE_LISTS = [
  { id: "features", label: "Features", isOfSite: true },
  { id: "contents", label: "Contents", isOfSite: false },
  { id: "fixes", label: "Fixes", isOfSite: true },
  { id: "data", label: "Data", isOfSite: false },
] as const;

/** In the order in which they are shown: what is new in the game before what is of the site itself. */
export const SHOWN_UPDATE_LISTS = UPDATE_LISTS.toSorted(
  (one, other) => Number(one.isOfSite) - Number(other.isOfSite),
);

export type UpdateList = (typeof UPDATE_LISTS)[number]["id"];
