import { expect, test } from "vitest";
import { toastQueue } from "./toast-queue.ts";

function queueByHand() {
  let now = 0;
  const calls: { at: number; run: () => void }[] = [];
  const queue = toastQueue((ms, run) => calls.push({ at: now + ms, run }));
  return {
    queue,
    states: () => queue.current().map(({ state }) => state),
    pass(ms: number) {
      now += ms;
      for (const call of calls.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)) {
        calls.splice(calls.indexOf(call), 1);
        call.run();
      }
    },
  };
}

test("a toast waits 40 ms, shows for its time, hides, and is gone 250 ms later", () => {
  const { queue, states, pass } = queueByHand();
  queue.show("Relog", { duration: 5_000 });
  expect(states()).toEqual(["wait"]);
  pass(39);
  expect(states()).toEqual(["wait"]);
  pass(1);
  expect(states()).toEqual(["show"]);
  pass(4_999);
  expect(states()).toEqual(["show"]);
  pass(1);
  expect(states()).toEqual(["hiding"]);
  pass(20);
  expect(states()).toEqual(["hidden"]);
  pass(229);
  expect(states()).toEqual(["hidden"]);
  pass(1);
  expect(states()).toEqual([]);
});

test("a toast that is hidden by hand is not hidden a second time", () => {
  const { queue, states, pass } = queueByHand();
  const id = queue.show("One", { duration: 1_000 });
  queue.show("Two", { duration: 9_000 });
  pass(40);
  queue.hide(id);
  expect(states()).toEqual(["hiding", "show"]);
  pass(250);
  expect(states()).toEqual(["show"]);
  pass(1_000);
  expect(queue.current().map(({ content }) => content)).toEqual(["Two"]);
});

test("every change is told", () => {
  const { queue, pass } = queueByHand();
  let calls = 0;
  const leave = queue.subscribe(() => {
    calls += 1;
  });
  queue.show("One", { duration: 100 });
  pass(40);
  expect(calls).toBe(2);
  leave();
  pass(100);
  expect(calls).toBe(2);
});
