import { afterEach, expect, test, vi } from "vitest";
import { startClock } from "./clock.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("without a start the clock shows the time of day", () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  expect(startClock()()).toBe(1_700_000_000_000);
});

test("with a start the clock begins there and ticks at normal speed", () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const now = startClock(1_000_000);
  expect(now()).toBe(1_000_000);
  vi.advanceTimersByTime(90_000);
  expect(now()).toBe(1_090_000);
});
