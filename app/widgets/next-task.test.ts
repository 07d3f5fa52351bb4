import { expect, test, vi } from "vitest";
import { inNextTask } from "./next-task.ts";

test("what is to run runs once, in a task after this one and after what waits for it", async () => {
  const order: string[] = [];
  inNextTask(() => order.push("run"));
  order.push("rest of the task");
  queueMicrotask(() => order.push("microtask"));
  await vi.waitUntil(() => order.length > 2);
  expect(order).toEqual(["rest of the task", "microtask", "run"]);
});

test("what is called off does not run", async () => {
  const calledOff = vi.fn();
  const after = vi.fn();
  const callOff = inNextTask(calledOff);
  inNextTask(after);
  callOff();
  await vi.waitUntil(() => after.mock.calls.length > 0);
  expect(calledOff).not.toHaveBeenCalled();
});
