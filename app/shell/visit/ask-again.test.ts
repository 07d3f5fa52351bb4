import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askAgain } from "./ask-again.ts";

const network = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("asks at once, then each minute, five times in all", () => {
  const ask = vi.fn();
  const end = askAgain(ask, network);
  const asked = [0, 59_999, 1, 60_000, 3_600_000].map((ms) => {
    vi.advanceTimersByTime(ms);
    return ask.mock.calls.length;
  });
  end();
  expect(asked).toEqual([1, 1, 2, 3, 5]);
});

test("begins anew when there is a network again, and not once it has ended", () => {
  const ask = vi.fn();
  const end = askAgain(ask, network);
  vi.advanceTimersByTime(3_600_000);
  network.dispatchEvent(new Event("online"));
  expect(ask).toHaveBeenCalledTimes(6);
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(7);
  end();
  network.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(3_600_000);
  expect(ask).toHaveBeenCalledTimes(7);
});
