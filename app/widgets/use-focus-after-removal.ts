import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus where somebody works when what has it is taken away. Gives what is to be called
 * with the place of the removed item: once fewer of the `count` items are there, the focus goes to
 * the one at its place, or to the last, and to `otherwise` when none is left. Without it the focus
 * falls to the beginning of the page.
 */
export function useFocusAfterRemoval<Item extends HTMLElement>({
  count,
  itemsOf,
  otherwise,
}: {
  count: number;
  /** The items that take the focus, in their order. */
  itemsOf: () => readonly Item[];
  otherwise: RefObject<HTMLElement | null>;
}): (place: number) => void {
  const removed = useRef<{ place: number; count: number } | null>(null);
  useLayoutEffect(() => {
    if (removed.current === null || count >= removed.current.count) return;
    const { place } = removed.current;
    removed.current = null;
    const items = itemsOf();
    const next = items[Math.min(place, items.length - 1)] ?? otherwise.current;
    next?.focus({ preventScroll: true });
  }, [count, itemsOf, otherwise]);
  return useCallback(
    (place) => {
      removed.current = { place, count };
    },
    [count],
  );
}
