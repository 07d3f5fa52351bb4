export const SCROLL_POSITIONS = ["none", "top", "middle", "bottom"] as const;
export type ScrollPosition = (typeof SCROLL_POSITIONS)[number];

/**
 * Where a page is scrolled to (specification 1 §9), by which of its ends are in sight: none when
 * both are, for nothing can be scrolled then.
 */
export function scrollPosition(ends: { top: boolean; bottom: boolean }): ScrollPosition {
  if (ends.top) return ends.bottom ? "none" : "top";
  return ends.bottom ? "bottom" : "middle";
}
