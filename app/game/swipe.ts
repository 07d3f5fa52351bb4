/** A swipe needs to be longer than this, px (specification 2 §9). */
const SWIPE_PX = 75;

/**
 * What a finger that moved by `dx` and `dy` px meant: the next thing when it went to the left, the
 * previous one to the right. Null for a short move and for one that scrolled up or down.
 */
export function swipeOf(dx: number, dy: number): "next" | "previous" | null {
  if (Math.abs(dx) <= SWIPE_PX || Math.abs(dx) <= Math.abs(dy)) return null;
  return dx < 0 ? "next" : "previous";
}
