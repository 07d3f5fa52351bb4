import type { Task } from "./browser/measured-visit.ts";
import { median } from "./requests-a-second.ts";

/**
 * The longest task of visits that went the same way at the same pace: at each place of the way, so
 * many ms long, the median of the visits' longest there, and of these the highest, in ms. What one
 * visit alone had somewhere is not the page's. Places overlap by half, for a visit may be a little
 * late.
 */
export function longestByPlace(
  visits: readonly (readonly Pick<Task, "at" | "took">[])[],
  place: number,
): number {
  const end = Math.max(...visits.flat().map(({ at }) => at));
  let highest = 0;
  for (let from = 0; from <= end; from += place / 2) {
    const longest = visits.map((tasks) =>
      Math.max(
        0,
        ...tasks.filter(({ at }) => at >= from && at < from + place).map(({ took }) => took),
      ),
    );
    highest = Math.max(highest, median(longest));
  }
  return highest;
}
