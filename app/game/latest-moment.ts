/**
 * The latest of these moments that has come by `now`, or `at` before any of them: an instant that
 * stands for `now` in rules, and that changes only when their outcome may.
 */
export function latestMoment(at: number, moments: Iterable<number | null>, now: number): number {
  let latest = at;
  for (const moment of moments) {
    if (moment !== null && moment <= now && moment > latest) {
      latest = moment;
    }
  }
  return latest;
}
