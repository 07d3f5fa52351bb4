import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellOfScrolling } from "./tell-of-scrolling.ts";

let page: EventTarget;
const postMessage = vi.fn();

beforeEach(() => {
  page = new EventTarget();
  postMessage.mockClear();
  vi.stubGlobal("window", page);
});

afterEach(() => vi.unstubAllGlobals());

test("the worker is told of scrolling, once a second", () => {
  tellOfScrolling(workerWith({ postMessage }));
  for (const at of [5, 500, 1004, 1005, 1900, 2005]) scroll(at);
  expect(postMessage.mock.calls).toEqual([
    [{ isScrolled: true }],
    [{ isScrolled: true }],
    [{ isScrolled: true }],
  ]);
});

test("a page without a worker scrolls, and tells one that has come since", () => {
  const worker: { controller: unknown } = { controller: null };
  tellOfScrolling(worker as ServiceWorkerContainer);
  scroll(5);
  worker.controller = { postMessage };
  scroll(1005);
  expect(postMessage).toHaveBeenCalledOnce();
});

test("it is told nothing more when the watch has ended", () => {
  tellOfScrolling(workerWith({ postMessage }))();
  scroll(5);
  expect(postMessage).not.toHaveBeenCalled();
});

function workerWith(controller: object): ServiceWorkerContainer {
  return { controller } as ServiceWorkerContainer;
}

function scroll(timeStamp: number): void {
  page.dispatchEvent(Object.defineProperty(new Event("scroll"), "timeStamp", { value: timeStamp }));
}
