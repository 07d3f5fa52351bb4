/** What a search of the site finds, in the order in which equals stand. */
export const SEARCH_KINDS = [
  { id: "character", label: "Characters" },
  { id: "story-card", label: "Story cards" },
  { id: "prayer", label: "Prayers" },
  { id: "illustrator", label: "Illustrators" },
  { id: "item", label: "Items" },
  { id: "tag", label: "Tags" },
  { id: "floor", label: "Floors" },
  { id: "page", label: "Pages" },
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number]["id"];
