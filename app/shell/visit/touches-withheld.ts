/**
 * Keeps from React that a pointer goes down and up, until what this gives is called. Before React has
 * taken over the page, that has it do so at once, in one long task, although most touches begin a
 * swipe, which needs no script. A press still comes, as the click that it ends with.
 */
export function withholdTouches(): () => void {
  for (const type of TOUCHES) window.addEventListener(type, withhold, FIRST);
  return () => {
    for (const type of TOUCHES) window.removeEventListener(type, withhold, FIRST);
  };
}

/** Before React, which listens on the document. */
const FIRST = { capture: true };

const TOUCHES = [
  "pointerdown",
  "pointerup",
  "pointercancel",
  "touchstart",
  "touchend",
  "touchcancel",
];

function withhold(event: Event): void {
  event.stopPropagation();
}
