import type { ShownItem, ShownList } from "./shown-entry.ts";

/** How many lines of an entry are read before 'Read More' (specification 1 §9 leaves it open). */
const MOST_LINES = 8;

/**
 * Parts the lists of an entry into what is read at once and what stands behind 'Read More'. A line
 * is an item of any level; an item is never parted from what is below it, and the first one always
 * stands in front. Lists of up to `most` lines are not folded.
 */
export function foldedLists(
  lists: readonly ShownList[],
  most = MOST_LINES,
): { front: ShownList[]; rest: ShownList[] } {
  const items = lists.flatMap(({ id, items }) => items.map((item) => ({ id, item })));
  let lines = 0;
  const ends = items.map(({ item }) => {
    lines += linesOf(item);
    return lines;
  });
  const fitting =
    lines <= most ? items.length : Math.max(1, ends.filter((end) => end <= most).length);
  return { front: gathered(items.slice(0, fitting)), rest: gathered(items.slice(fitting)) };
}

function linesOf({ items }: ShownItem): number {
  return items.reduce((sum, inner) => sum + linesOf(inner), 1);
}

function gathered(items: readonly { id: ShownList["id"]; item: ShownItem }[]): ShownList[] {
  return Array.from(
    Map.groupBy(items, ({ id }) => id),
    ([id, group]) => ({ id, items: group.map(({ item }) => item) }),
  );
}
