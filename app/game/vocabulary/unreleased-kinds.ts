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
