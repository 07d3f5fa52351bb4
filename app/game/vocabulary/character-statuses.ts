/** Where a character stands in the global version (specification 1 §4). */
export const CHARACTER_STATUSES = [
  { id: "not-available", released: false },
  { id: "announced", released: false },
  { id: "story", released: false },
  { id: "enemy", released: false },
  { id: "both", released: false },
  { id: "guest", released: false },
  { id: "non-limited", released: true },
  { id: "limited", released: true },
  { id: "upcoming", released: true },
] as const;

export type CharacterStatus = (typeof CHARACTER_STATUSES)[number]["id"];
