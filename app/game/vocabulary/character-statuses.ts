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
