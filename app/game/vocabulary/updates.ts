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

/** Lists of items in an update entry, in the order in which they are shown. */
export const UPDATE_LISTS = [
  { id: "features", label: "Features" },
  { id: "contents", label: "Contents" },
  { id: "fixes", label: "Fixes" },
  { id: "data", label: "Data" },
] as const;

export type UpdateList = (typeof UPDATE_LISTS)[number]["id"];
