/**
 * Keeps touches from React until `giveBack` is called. A touch that comes before React has taken over
 * the page has it do so at once, in one long task, although most touches begin a swipe, which needs
 * no script. A tap still comes, as the click that it ends with.
 */
export function withholdTouches(): { readonly giveBack: () => void } {
  for (const type of TOUCHES) window.addEventListener(type, withhold, CAPTURE);
  return {
    giveBack() {
      for (const type of TOUCHES) window.removeEventListener(type, withhold, CAPTURE);
    },
  };
}

const TOUCHES = [
  "pointerdown",
  "pointerup",
  "pointercancel",
  "touchstart",
  "touchend",
  "touchcancel",
] as const;

/** Before React, which listens on the document. */
const CAPTURE = { capture: true, passive: true };

function withhold(event: PointerEvent | TouchEvent): void {
  if (event.type.startsWith("touch") || isOfFinger(event)) event.stopPropagation();
}

function isOfFinger(event: PointerEvent | TouchEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
