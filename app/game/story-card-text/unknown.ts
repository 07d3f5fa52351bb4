/** What stands for a value that is not known yet (specification 2 §4). */
export const UNKNOWN = "?";

/**
 * The minimum of a stat in words. No stat begins at 0: for a card that is not released it means
 * that the minimum is not known yet.
 */
export function minimumText(min: number, isReleased: boolean): string {
  return min === 0 && !isReleased ? UNKNOWN : String(min);
}

/** The minimum of a card's total, unknown when that of any stat is. */
export function totalMinimumText(
  total: number,
  minima: readonly number[],
  isReleased: boolean,
): string {
  return minima.some((min) => minimumText(min, isReleased) === UNKNOWN) ? UNKNOWN : String(total);
}
