import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus where somebody works when what has it is taken away. Gives what is to be called
 * with the place of a chip before it goes from `list`. When the focus has gone with it, it goes to
 * the chip that is then at its place, or to the last, and to `otherwise` when
 * none is left. Without this it falls to the beginning of the page.
 */
export function useFocusAfterRemoval({
  list,
  otherwise,
}: {
  list: RefObject<HTMLElement | null>;
  otherwise: RefObject<HTMLElement | null>;
}): (place: number) => void {
  const removed = useRef<number | null>(null);
  // After each render: which of them takes the item away is not known here.
  useLayoutEffect(() => {
    const place = removed.current;
    if (place === null || list.current?.contains(document.activeElement)) return;
    removed.current = null;
    // Somebody who has gone elsewhere meanwhile stays there.
    if (document.activeElement !== document.body) return;
    const left = list.current?.querySelectorAll<HTMLElement>(".chip a") ?? [];
    const next = left[Math.min(place, left.length - 1)] ?? otherwise.current;
    next?.focus({ preventScroll: true });
  });
  return (place) => {
    removed.current = place;
  };
}
