import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withholdTouches } from "./touches-withheld.ts";

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("window", page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(["touchstart", "touchend", "touchcancel", "pointerdown", "pointerup", "pointercancel"])(
  "a %s goes no further until it is given back",
  (type) => {
    const giveBack = withholdTouches();
    expect(goesFurther(type)).toBe(false);
    giveBack();
    expect(goesFurther(type)).toBe(true);
  },
);

test.each(["touchmove", "click", "mousedown", "keydown"])("a %s is not withheld", (type) => {
  withholdTouches();
  expect(goesFurther(type)).toBe(true);
});

/** Node's events do not travel; what would stop them is seen all the same. */
function goesFurther(type: string): boolean {
  const event = new Event(type);
  const stop = vi.spyOn(event, "stopPropagation");
  page.dispatchEvent(event);
  return stop.mock.calls.length === 0;
}
