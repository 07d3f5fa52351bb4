import { expect, test, vi } from "vitest";
import { askAgain } from "./ask-again.ts";

function setUp() {
  const ask = vi.fn();
  const network = new EventTarget();
  const running = new Set<() => void>();
  const end = askAgain(ask, {
    network,
    eachMinute: (run) => {
      running.add(run);
      return () => running.delete(run);
    },
  });
  const pass = (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) for (const run of running) run();
    return ask.mock.calls.length;
  };
  return { ask, network, end, pass };
}

test("asks at once, then each minute, five times in all", () => {
  const { pass } = setUp();
  expect([pass(0), pass(1), pass(1), pass(60)]).toEqual([1, 2, 3, 5]);
});

test("begins anew when there is a network again, and not once it has ended", () => {
  const { network, end, pass } = setUp();
  pass(60);
  network.dispatchEvent(new Event("online"));
  expect([pass(0), pass(1)]).toEqual([6, 7]);
  end();
  network.dispatchEvent(new Event("online"));
  expect(pass(60)).toBe(7);
});
