import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withholdTouches } from "./touches-withheld.ts";

class Pointer extends Event {
  readonly pointerType: string;
  constructor(type: string, pointerType: string) {
    super(type);
    this.pointerType = pointerType;
  }
}

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("PointerEvent", Pointer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const FINGERS: readonly [string, () => Event][] = [
  ["touchstart", () => new Event("touchstart")],
  ["touchend", () => new Event("touchend")],
  ["touchcancel", () => new Event("touchcancel")],
  ["pointerdown", () => new Pointer("pointerdown", "touch")],
  ["pointerup", () => new Pointer("pointerup", "touch")],
  ["pointercancel", () => new Pointer("pointercancel", "touch")],
];

test.each(FINGERS)("the %s of a finger goes no further until it is given back", (_type, event) => {
  const { giveBack } = withholdTouches();
  expect(goesFurther(event())).toBe(false);
  giveBack();
  expect(goesFurther(event())).toBe(true);
});

test.each<[string, Event]>([
  ["mouse that is pressed", new Pointer("pointerdown", "mouse")],
  ["pen that is pressed", new Pointer("pointerdown", "pen")],
  ["finger that moves", new Event("touchmove")],
  ["click, with which a tap ends,", new Event("click")],
  ["key", new Event("keydown")],
])("a %s is not withheld", (_what, event) => {
  withholdTouches();
  expect(goesFurther(event)).toBe(true);
});

/** Node's events do not travel; what would stop them is seen all the same. */
function goesFurther(event: Event): boolean {
  const stop = vi.spyOn(event, "stopPropagation");
  page.dispatchEvent(event);
  return stop.mock.calls.length === 0;
}
