import { expect, test } from "vitest";
import { PrefetchQueue } from "./prefetch-queue.ts";

test("at most four pages are fetched at once, in the order seen", () => {
  const queue = new PrefetchQueue();
  for (const path of ["/a", "/b", "/c", "/d", "/e", "/f"]) {
    queue.add(path);
  }
  queue.startNext();
  expect(queue.running()).toEqual(["/a"]);
  startAll(queue);
  expect(queue.running()).toEqual(["/a", "/b", "/c", "/d"]);
  queue.startNext();
  expect(queue.running()).toEqual(["/a", "/b", "/c", "/d"]);
  queue.done("/b");
  expect(queue.hasNext()).toBe(true);
  queue.startNext();
  expect(queue.running()).toEqual(["/a", "/c", "/d", "/e"]);
});

test("no page is fetched twice, nor the one that stands", () => {
  const queue = new PrefetchQueue();
  queue.skip("/here");
  queue.add("/here");
  queue.add("/a");
  queue.add("/a");
  startAll(queue);
  expect(queue.running()).toEqual(["/a"]);
  queue.done("/a");
  queue.add("/a");
  expect(queue.hasNext()).toBe(false);
  queue.startNext();
  expect(queue.running()).toEqual([]);
});

function startAll(queue: PrefetchQueue): void {
  while (queue.hasNext()) queue.startNext();
}
