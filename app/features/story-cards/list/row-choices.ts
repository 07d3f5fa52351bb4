/** What the fields of a row offer, by the words that the URL has for it. */
export const STAT_ORDERS = [
  { id: "desc", label: "High to low" },
  { id: "asc", label: "Low to high" },
] as const;

export const DATE_ORDERS = [
  { id: "desc", label: "Newest first" },
  { id: "asc", label: "Oldest first" },
] as const;

export const SORTINGS = [
  { id: "value", label: "Value" },
  { id: "turn", label: "Turns" },
] as const;

/** Where the effect's group is not known yet; effects without a direction take either. */
export const DIRECTIONS = [
  { id: "up", label: "Up, Pwr Up" },
  { id: "down", label: "Down, Resist" },
] as const;
