/** Something that a search of the site can find. */
export interface SearchRecord {
  readonly kind: SearchKind;
  /** As the calls of its kind have it. */
  readonly id: string | number;
  /** As it is shown. */
  readonly name: string;
  /** One line that distinguishes it from its namesakes. */
  readonly note: string;
  /** Path on this site. */
  readonly href: string;
  /** Where it leads while it is hidden, and has no page of its own. */
  readonly hiddenHref?: string;
  /** Shorter forms of the name, which count as the name itself. */
  readonly shortNames?: readonly string[];
  /** Other writings that find it: in kana, in Chinese signs, aliases. */
  readonly writings?: readonly string[];
  /** Code of the world that a character is of. */
  readonly world?: string;
  /** Ms since the epoch from which visitors see it; absent: always; Infinity: not yet. */
  readonly shownFrom?: number;
}

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
