import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a browser that does not tell when it is idle is waited for by 1 ms", () => {
  vi.stubGlobal("window", {});
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test("a browser that tells is asked, and what waits can be called off", () => {
  const cancelIdleCallback = vi.fn();
  vi.stubGlobal("window", { requestIdleCallback: () => 7, cancelIdleCallback });
  whenIdle(vi.fn())();
  expect(cancelIdleCallback).toHaveBeenCalledWith(7);
});

test("what waits for the fallback can be called off", () => {
  vi.stubGlobal("window", {});
  const run = vi.fn();
  whenIdle(run)();
  vi.advanceTimersByTime(10);
  expect(run).not.toHaveBeenCalled();
});

test("a browser that never rests is asked for no longer than it may take", () => {
  const requestIdleCallback = vi.fn(() => 7);
  vi.stubGlobal("window", { requestIdleCallback });
  const run = vi.fn();
  whenIdle(run, 1_000);
  expect(requestIdleCallback).toHaveBeenCalledWith(run, { timeout: 1_000 });
});
