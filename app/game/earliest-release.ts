/**
 * The earliest release of an illustrator's cards, ms since the epoch; null where no card has a
 * release time that is positive. Illustrators without one are not listed (specification 2 §5).
 */
export function earliestRelease(releases: readonly (number | null)[]): number | null {
  const known = releases.filter((release) => release !== null);
  const earliest = Math.min(...known);
  return known.length > 0 && earliest > 0 ? earliest : null;
}
