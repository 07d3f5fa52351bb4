/** What stands on a timeline from one place to another. */
export interface Placed {
  readonly from: number;
  readonly to: number;
}

/**
 * Gives each thing the first row in which nothing is that it would overlap, in the order of their
 * beginnings; nothing hides anything else. Behind it its row is free up to `free`.
 */
export function timelineRows<Thing extends Placed>(
  things: readonly Thing[],
): {
  readonly rows: number;
  readonly placed: readonly { thing: Thing; row: number; free: number }[];
} {
  const ends: number[] = [];
  const placed = things
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
    .map((thing) => {
      const free = ends.findIndex((end) => end <= thing.from);
      const row = free < 0 ? ends.length : free;
      ends[row] = thing.to;
      return { thing, row };
    });
  const nextIn: number[] = [];
  const withRoom = placed.toReversed().map(({ thing, row }) => {
    const free = nextIn[row] ?? Number.POSITIVE_INFINITY;
    nextIn[row] = thing.from;
    return { thing, row, free };
  });
  return { rows: ends.length, placed: withRoom.toReversed() };
}
