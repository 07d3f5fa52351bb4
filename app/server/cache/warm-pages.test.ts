import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageWarmer } from "./warm-pages.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const made: string[] = [];
  let running = 0;
  let most = 0;
  const warmer = pageWarmer(async (path, dataset: number) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    made.push(`${dataset} ${path}`);
  });
  return { warmer, made, most: () => most };
}

test("the main pages are made one after the other", async () => {
  const { warmer, made, most } = setUp();
  warmer.warm(1);
  expect(made).toEqual([]);
  await vi.runAllTimersAsync();
  expect(made).toEqual(expect.arrayContaining(["1 /", "1 /story-cards"]));
  expect([new Set(made).size, most()]).toEqual([made.length, 1]);
});

test("a newer dataset breaks off what is made of the older one", async () => {
  const { warmer, made, most } = setUp();
  warmer.warm(1);
  await vi.advanceTimersByTimeAsync(150);
  warmer.warm(2);
  await vi.runAllTimersAsync();
  expect(made.filter((each) => each.startsWith("1"))).toEqual(["1 /"]);
  expect([made.at(1), most()]).toEqual(["2 /", 1]);
});

test("stopping waits for the page that is made, and no other follows", async () => {
  const { warmer, made } = setUp();
  warmer.warm(1);
  await vi.advanceTimersByTimeAsync(150);
  const stopped = warmer.stop();
  await vi.runAllTimersAsync();
  await stopped;
  expect(made).toEqual(["1 /"]);
});
