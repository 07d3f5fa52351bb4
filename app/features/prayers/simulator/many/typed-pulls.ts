export const MOST_PULLS = 1000;

/** A number of pulls as it is typed, in digits of any width, clamped; null for what is none. */
export function typedPulls(text: string): number | null {
  const typed = Number.parseInt(text.normalize("NFKC"), 10);
  return Number.isNaN(typed) ? null : Math.min(MOST_PULLS, Math.max(1, typed));
}
