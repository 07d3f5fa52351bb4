import { beforeEach, expect, test, vi } from "vitest";
import { watchChunkErrors } from "./chunk-errors.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

function watchedPage() {
  const page = new EventTarget();
  const loadAnew = vi.fn(() => true);
  watchChunkErrors(page, loadAnew);
  const isAnswered = () =>
    !page.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  return { page, loadAnew, isAnswered };
}

test("code that is gone has the page loaded anew", () => {
  const { loadAnew, isAnswered } = watchedPage();
  expect(isAnswered()).toBe(true);
  expect(loadAnew).toHaveBeenCalledOnce();
});

test("code that breaks off because the page is left does not", () => {
  const { page, loadAnew, isAnswered } = watchedPage();
  page.dispatchEvent(new Event("beforeunload"));
  expect(isAnswered()).toBe(false);
  expect(loadAnew).not.toHaveBeenCalled();
});

test.each([
  ["comes back", (page: EventTarget) => page.dispatchEvent(new Event("pageshow"))],
  ["stays, as a file came instead", () => vi.advanceTimersByTime(10_000)],
])("a page that %s is watched as before, and may be left again", (_, happens) => {
  const { page, isAnswered } = watchedPage();
  page.dispatchEvent(new Event("beforeunload"));
  happens(page);
  expect(isAnswered()).toBe(true);
  page.dispatchEvent(new Event("beforeunload"));
  expect(isAnswered()).toBe(false);
});
