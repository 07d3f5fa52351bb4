import { beforeEach, expect, test, vi } from "vitest";

const SCREEN = 800;

/** What stands for the browser: who watches, and what is to be seen of whom. */
class Sight {
  /** The one that tells what is near. */
  static only: Sight | undefined;
  /** Those that tell what comes within three screens, one for each stretch. */
  static coming: Sight[] = [];
  readonly watched = new Set<unknown>();
  readonly tell: (entries: object[], by: Sight) => void;
  constructor(tell: Sight["tell"], { rootMargin }: { rootMargin: string }) {
    this.tell = tell;
    if (rootMargin.startsWith("300%")) Sight.coming.push(this);
    else Sight.only = this;
  }
  observe = (part: unknown) => this.watched.add(part);
  unobserve = (part: unknown) => this.watched.delete(part);
  disconnect = () => this.watched.clear();
  show = (target: unknown, isIntersecting = true) => this.tell([{ target, isIntersecting }], this);
}

let prepareAhead: (stretch: Element) => () => void;
let happen: EventTarget;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  Sight.only = undefined;
  Sight.coming = [];
  happen = Object.assign(new EventTarget(), { innerHeight: SCREEN });
  vi.stubGlobal("IntersectionObserver", Sight);
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("getComputedStyle", (styled: object) => styled);
  vi.stubGlobal("window", happen);
  ({ prepareAhead } = await import("./stretch-ahead.ts"));
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

test("a stretch is laid out at the page's next rest, before it comes near", () => {
  const { stretch, addresses, layouts } = stretchOf(3);
  prepareAhead(stretch);
  vi.runAllTimers();
  expect(layouts()).toBe(1);
  expect(addresses()).toEqual([null, null, null]);
});

test("each stretch is laid out in a rest of its own", () => {
  const rests: (() => void)[] = [];
  const requestIdleCallback = (rest: () => void) => rests.push(rest);
  const cancelIdleCallback = () => undefined;
  vi.stubGlobal("window", Object.assign(happen, { requestIdleCallback, cancelIdleCallback }));
  const all = [stretchOf(1), stretchOf(1)];
  for (const { stretch } of all) prepareAhead(stretch);
  const after: number[] = [];
  while (rests.length > 0) {
    rests.shift()?.();
    after.push(all.reduce((sum, { layouts }) => sum + layouts(), 0));
  }
  expect(after).toEqual([0, 0, 1, 2]);
});

test("a stretch that comes within three screens before any rest is laid out in a task of its own, once", () => {
  const rests = new Map<number, () => void>();
  const requestIdleCallback = (rest: () => void) => rests.set(rests.size, rest).size - 1;
  const cancelIdleCallback = (id: number) => rests.delete(id);
  vi.stubGlobal("window", Object.assign(happen, { requestIdleCallback, cancelIdleCallback }));
  const { stretch, addresses, layouts } = stretchOf(1);
  prepareAhead(stretch);
  rests.get(0)?.();
  Sight.coming[0]?.show(stretch, false);
  vi.runAllTimers();
  expect(layouts()).toBe(0);
  Sight.coming[0]?.show(stretch);
  expect(layouts()).toBe(0);
  vi.runAllTimers();
  expect(layouts()).toBe(1);
  expect(addresses()).toEqual([null]);
  expect([...rests.keys()]).toEqual([0]);
  expect(Sight.coming[0]?.watched.size).toBe(0);
});

test.each([
  ["far below", 2.3 * SCREEN, 3 * SCREEN, true],
  ["near below", 2.1 * SCREEN, 3 * SCREEN, false],
  ["on the screen", 0, SCREEN, false],
  ["near above", -2 * SCREEN, -1.1 * SCREEN, false],
  ["far above", -2 * SCREEN, -1.3 * SCREEN, true],
])("the emblems of a stretch %s: held %s", (_where, top, bottom, held) => {
  const { stretch, addresses } = stretchOf(1, { top, bottom });
  prepareAhead(stretch);
  vi.runAllTimers();
  expect(addresses()).toEqual([held ? null : "/0"]);
});

test("an emblem that has come keeps its address", () => {
  const { stretch, emblems, addresses } = stretchOf(2);
  emblems[0] = emblem("/come", 104);
  prepareAhead(stretch);
  vi.runAllTimers();
  expect(addresses()).toEqual(["/come", null]);
});

test("the emblems of a stretch that comes near are asked for one after another, at rest", async () => {
  const { stretch, addresses, asked } = stretchOf(7);
  prepareAhead(stretch);
  vi.runAllTimers();
  vi.spyOn(performance, "now").mockImplementation(eachTime(2));
  Sight.only?.show(stretch);
  expect(asked()).toBe(0);
  const after: number[] = [];
  while (vi.getTimerCount() > 0) {
    await vi.advanceTimersToNextTimerAsync();
    after.push(asked());
  }
  // Each takes 2 ms here, and a task is over after 4.
  expect(after).toEqual([2, 4, 6, 7]);
  expect(addresses()).toEqual(["/0", "/1", "/2", "/3", "/4", "/5", "/6"]);
});

test("a task that is slow asks for one emblem nevertheless", async () => {
  const { stretch, asked } = stretchOf(3);
  prepareAhead(stretch);
  vi.runAllTimers();
  vi.spyOn(performance, "now").mockImplementation(eachTime(100));
  Sight.only?.show(stretch);
  await vi.advanceTimersToNextTimerAsync();
  expect(asked()).toBe(1);
});

test("of a stretch that is no longer near no more emblems are asked for, until it is again", async () => {
  const { stretch, asked } = stretchOf(7);
  prepareAhead(stretch);
  vi.runAllTimers();
  vi.spyOn(performance, "now").mockImplementation(eachTime(2));
  Sight.only?.show(stretch);
  await vi.advanceTimersToNextTimerAsync();
  Sight.only?.show(stretch, false);
  await vi.runAllTimersAsync();
  expect(asked()).toBe(2);
  Sight.only?.show(stretch);
  await vi.runAllTimersAsync();
  expect(asked()).toBe(7);
});

test("of a stretch that does not wait, as its parts do, emblems are neither held nor asked for", async () => {
  const { stretch, addresses, asked } = stretchOf(2, { contentVisibility: "visible" });
  prepareAhead(stretch);
  vi.runAllTimers();
  Sight.only?.show(stretch);
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual(["/0", "/1"]);
  expect(asked()).toBe(0);
});

test("a part that is no box any more has its emblems released", () => {
  const { stretch, addresses } = stretchOf(2);
  prepareAhead(stretch);
  vi.runAllTimers();
  Object.assign(stretch, { display: "contents", contentVisibility: "visible" });
  Sight.only?.show(stretch, false);
  expect(addresses()).toEqual(["/0", "/1"]);
});

test("a part that is no box from the start lets its row hold the emblems", () => {
  const { stretch: row, addresses, emblems } = stretchOf(2);
  const part = Object.assign(stretchOf(0).stretch, {
    display: "contents",
    contentVisibility: "visible",
    querySelectorAll: () => emblems,
  });
  for (const stretch of [part, row]) prepareAhead(stretch);
  vi.runAllTimers();
  Sight.only?.show(part, false);
  expect(addresses()).toEqual([null, null]);
});

test("an address that the page has set anew meanwhile is kept", async () => {
  const { stretch, emblems, addresses } = stretchOf(1);
  prepareAhead(stretch);
  vi.runAllTimers();
  emblems[0]?.setAttribute("src", "/costume");
  Sight.only?.show(stretch);
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual(["/costume"]);
});

test.each(["beforeprint", "gone"])("held emblems get their addresses again: %s", (when) => {
  const { stretch, addresses } = stretchOf(2);
  const end = prepareAhead(stretch);
  vi.runAllTimers();
  expect(addresses()).toEqual([null, null]);
  if (when === "gone") end();
  else happen.dispatchEvent(new Event(when));
  expect(addresses()).toEqual(["/0", "/1"]);
});

test("in another width it is told anew what is near", () => {
  const { stretch } = stretchOf(1);
  prepareAhead(stretch);
  vi.runAllTimers();
  const observe = vi.fn();
  Object.assign(Sight.only ?? {}, { observe });
  happen.dispatchEvent(new Event("resize"));
  expect(observe.mock.calls).toEqual([[stretch]]);
});

test("a stretch without rows is left alone", async () => {
  const { stretch } = stretchOf(0);
  Object.assign(stretch, { lastElementChild: null });
  prepareAhead(stretch);
  vi.runAllTimers();
  Sight.only?.show(stretch);
  await vi.runAllTimersAsync();
  expect(vi.getTimerCount()).toBe(0);
});

test("a stretch that comes near while another is asked for waits its turn", async () => {
  const [one, other] = [stretchOf(3), stretchOf(2)];
  for (const { stretch } of [one, other]) prepareAhead(stretch);
  vi.runAllTimers();
  vi.spyOn(performance, "now").mockImplementation(eachTime(2));
  Sight.only?.show(one.stretch);
  Sight.only?.show(other.stretch);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersToNextTimerAsync();
  expect([one.asked(), other.asked()]).toEqual([2, 0]);
  await vi.runAllTimersAsync();
  expect([one.asked(), other.asked()]).toEqual([3, 2]);
});

test("a stretch that is gone is watched no more and not laid out, nor one gone before the page was idle", () => {
  const [one, other] = [stretchOf(1), stretchOf(1)];
  const ends = [one, other].map(({ stretch }) => prepareAhead(stretch));
  ends[0]?.();
  vi.advanceTimersToNextTimer();
  expect([...(Sight.only?.watched ?? [])]).toEqual([other.stretch]);
  ends[1]?.();
  vi.runAllTimers();
  expect(Sight.only?.watched.size).toBe(0);
  expect([one.layouts(), other.layouts()]).toEqual([0, 0]);
});

/** Below all that is near, unless it is told where. */
function stretchOf(
  count: number,
  { contentVisibility = "auto", top = 3 * SCREEN, bottom = 4 * SCREEN } = {},
) {
  const emblems = Array.from({ length: count }, (_, index) => emblem(`/${index}`, 0));
  let layouts = 0;
  const lastElementChild = {
    getBoundingClientRect: () => {
      layouts += 1;
    },
  };
  const unasked = () => emblems.filter(({ loading }) => loading === "lazy");
  const stretch = {
    contentVisibility,
    getBoundingClientRect: () => ({ top, bottom }),
    querySelectorAll: unasked,
    querySelector: () => unasked()[0] ?? null,
    lastElementChild,
  } as unknown as Element;
  return {
    stretch,
    emblems,
    addresses: () => emblems.map((one) => one.getAttribute("src")),
    asked: () => emblems.filter(({ loading }) => loading === "eager").length,
    layouts: () => layouts,
  };
}

function emblem(address: string, naturalWidth: number) {
  const attributes = new Map([["src", address]]);
  return {
    loading: "lazy",
    naturalWidth,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    hasAttribute: (name: string) => attributes.has(name),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
}

/** A clock that is read once for each task, and then as if each emblem took so many ms. */
function eachTime(ms: number): () => number {
  let now = 0;
  return () => {
    now += ms;
    return now;
  };
}
