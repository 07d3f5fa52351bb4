import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { everyWhileVisible } from "./while-visible.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page whose visibility the test turns. */
function page() {
  let isVisible = true;
  const listeners = new Set<() => void>();
  return {
    turn(visible: boolean) {
      isVisible = visible;
      for (const listener of listeners) listener();
    },
    parts: {
      setTimer: (run: () => void, ms: number) => Number(setTimeout(run, ms)),
      clearTimer: (timer: number) => clearTimeout(timer),
      isVisible: () => isVisible,
      onVisibility: (changed: () => void) => {
        listeners.add(changed);
        return () => listeners.delete(changed);
      },
    },
  };
}

test("it is called at every interval while the page is in view", () => {
  const run = vi.fn();
  const end = everyWhileVisible(run, 1000, page().parts);
  vi.advanceTimersByTime(3500);
  expect(run).toHaveBeenCalledTimes(3);
  end();
  vi.advanceTimersByTime(3000);
  expect(run).toHaveBeenCalledTimes(3);
});

test("a hidden page rests, and waits a whole interval when it comes back", () => {
  const run = vi.fn();
  const { parts, turn } = page();
  everyWhileVisible(run, 1000, parts);
  vi.advanceTimersByTime(900);
  turn(false);
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  turn(true);
  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});
