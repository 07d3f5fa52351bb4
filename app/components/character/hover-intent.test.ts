import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { whenRested } from "./hover-intent.ts";

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("window", page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what a pointer rests on", () => {
  test("is told of once, after 60 ms", () => {
    const rested = vi.fn();
    whenRested(rested);
    vi.advanceTimersByTime(59);
    expect(rested).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    scroll();
    vi.advanceTimersByTime(1000);
    expect(rested).toHaveBeenCalledOnce();
  });

  test("is not told of when the pointer leaves before", () => {
    const rested = vi.fn();
    const leave = whenRested(rested);
    vi.advanceTimersByTime(59);
    leave();
    scroll();
    vi.advanceTimersByTime(1000);
    expect(rested).not.toHaveBeenCalled();
  });

  test("is told of only when the page under the pointer rests, too", () => {
    const rested = vi.fn();
    whenRested(rested);
    for (let frame = 0; frame < 10; frame += 1) {
      vi.advanceTimersByTime(50);
      scroll();
    }
    vi.advanceTimersByTime(59);
    expect(rested).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(rested).toHaveBeenCalledOnce();
  });
});

function scroll(): void {
  page.dispatchEvent(new Event("scroll"));
}
