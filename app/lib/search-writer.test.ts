import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchWriter } from "./search-writer.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("eleven seconds of typing are at most 36 writings, and the last state is written", async () => {
  let typed = "";
  const written: string[] = [];
  const writer = new SearchWriter(async () => {
    written.push(typed);
  });
  for (let key = 0; key < 220; key += 1) {
    typed = String(key);
    writer.ask();
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written.length).toBeLessThanOrEqual(36);
  expect(written.length).toBeGreaterThan(20);
  expect(written.at(-1)).toBe("219");
});

test("a writing that is refused is made good, with what is the last by then", async () => {
  let typed = "a";
  let isRefusing = true;
  const written: string[] = [];
  const writer = new SearchWriter(async () => {
    if (isRefusing) throw new DOMException("too many", "SecurityError");
    written.push(typed);
  });
  writer.ask();
  await vi.advanceTimersByTimeAsync(10);
  typed = "b";
  writer.ask();
  isRefusing = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(written).toEqual(["b"]);
});

test("what is called off is not written", async () => {
  const write = vi.fn(async () => undefined);
  const writer = new SearchWriter(write);
  writer.ask();
  writer.callOff();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(write).not.toHaveBeenCalled();
});
