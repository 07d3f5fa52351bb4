const DAY = 86_400_000;

/** The moment of a day at which updates of the game come: 05:00 UTC. */
export function releaseOn(day: string): string {
  return `${day}T05:00:00Z`;
}

/** The day, `YYYY-MM-DD`, at this part (0 to 1) of the way between two days. */
export function dayBetween(first: string, last: string, part: number): string {
  const [start, end] = [Date.parse(first), Date.parse(last)];
  return dayOf(start + Math.round(((end - start) * part) / DAY) * DAY);
}

/** Where a day lies between two days: 0 for the first, 1 for the last, nothing beyond. */
export function partOf(day: string, first: string, last: string): number {
  const [start, end] = [Date.parse(first), Date.parse(last)];
  return Math.min(1, Math.max(0, (Date.parse(day) - start) / (end - start)));
}

/** The day so many days before. */
export function daysBefore(day: string, days: number): string {
  return dayOf(Date.parse(day) - days * DAY);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
