import { expect, test } from "vitest";
import { createTicker } from "./ticker.ts";

/** A browser whose time passes by hand. */
function browser() {
  let now = 1_000_000;
  let visible = true;
  let pending: { run: () => void; at: number; id: number } | undefined;
  let changed: () => void = () => undefined;
  let timersSet = 0;
  const ticker = createTicker({
    now: () => now,
    setTimer: (run, ms) => {
      timersSet += 1;
      pending = { run, at: now + ms, id: timersSet };
      return timersSet;
    },
    clearTimer: (id) => {
      if (pending?.id === id) pending = undefined;
    },
    isVisible: () => visible,
    onVisibility: (call) => {
      changed = call;
    },
  });
  return {
    ticker,
    pass(ms: number) {
      const end = now + ms;
      while (pending && pending.at <= end) {
        const { run, at } = pending;
        pending = undefined;
        now = at;
        run();
      }
      now = end;
    },
    sleep: (ms: number) => {
      now += ms;
    },
    show(value: boolean) {
      visible = value;
      changed();
    },
    isResting: () => pending === undefined,
    timersSet: () => timersSet,
  };
}

test("each subscriber is called at the refresh it asked for", () => {
  const { ticker, pass } = browser();
  const calls = { fast: 0, slow: 0 };
  ticker.subscribe(() => (calls.fast += 1), 100);
  ticker.subscribe(() => (calls.slow += 1), 500);
  pass(1_000);
  expect(calls).toEqual({ fast: 10, slow: 2 });
});

test("who joins with a shorter refresh is called at it; who joins with a longer one sets no timer", () => {
  const { ticker, pass, timersSet } = browser();
  const calls = { fast: 0, slow: 0, slowest: 0 };
  ticker.subscribe(() => (calls.slow += 1), 500);
  ticker.subscribe(() => (calls.fast += 1), 100);
  const set = timersSet();
  ticker.subscribe(() => (calls.slowest += 1), 1_000);
  expect(timersSet()).toBe(set);
  pass(1_000);
  expect(calls).toEqual({ fast: 10, slow: 2, slowest: 1 });
});

test("calls come at the edges of the steps", () => {
  const { ticker, pass, sleep } = browser();
  sleep(730);
  let calls = 0;
  ticker.subscribe(() => (calls += 1), 1_000);
  pass(269);
  expect(calls).toBe(0);
  pass(1);
  expect(calls).toBe(1);
});

test("nobody is called while the page is hidden, and everybody when it comes back", () => {
  const { ticker, pass, sleep, show, isResting } = browser();
  let calls = 0;
  ticker.subscribe(() => (calls += 1), 100);
  show(false);
  expect(isResting()).toBe(true);
  sleep(3_600_000);
  expect(calls).toBe(0);
  show(true);
  expect(calls).toBe(1);
  pass(100);
  expect(calls).toBe(2);
});

test("the timer rests when the last subscriber has left", () => {
  const { ticker, isResting } = browser();
  const leave = ticker.subscribe(() => undefined, 100);
  expect(isResting()).toBe(false);
  leave();
  expect(isResting()).toBe(true);
});

test("two subscriptions of one callback end one by one", () => {
  const { ticker, pass } = browser();
  let calls = 0;
  const count = () => {
    calls += 1;
  };
  const leave = ticker.subscribe(count, 100);
  ticker.subscribe(count, 100);
  leave();
  pass(100);
  expect(calls).toBe(1);
});
