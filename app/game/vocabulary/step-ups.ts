/** Families of step-ups: each id of a prayer's step-up is one of these, with steps counted behind. */
export const STEP_UP_KINDS = [
  { id: "asc", label: "Ascending" },
  { id: "desc", label: "Descending" },
  { id: "special", label: "Special" },
] as const;

/** What a search for prayers without step-ups searches for. */
export const NO_STEP_UPS = "none";
