/** The server's clock may be a little behind, and would give the old answer once more. */
const SLACK = 1_000;
const PAUSE = 60_000;
const MOST = 5;

/**
 * How many times by `now` an answer should have been asked for anew that became another at `next`
 * (ms since the epoch, null for never): once a second later, then each minute, a few times.
 */
export function attemptsDue(next: number | null, now: number): number {
  if (next === null || now < next + SLACK) {
    return 0;
  }
  return Math.min(MOST, Math.floor((now - next - SLACK) / PAUSE) + 1);
}
