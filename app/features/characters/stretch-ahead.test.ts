import { beforeEach, expect, test, vi } from "vitest";

/** What stands for the browser: who watches, and what is to be seen of whom. */
class Sight {
  static only: Sight | undefined;
  readonly watched = new Set<unknown>();
  readonly tell: (entries: object[], by: Sight) => void;
  constructor(tell: Sight["tell"]) {
    this.tell = tell;
    Sight.only = this;
  }
  observe = (part: unknown) => this.watched.add(part);
  unobserve = (part: unknown) => this.watched.delete(part);
  show = (...parts: unknown[]) =>
    this.tell(
      parts.map((target) => ({ target, isIntersecting: true })),
      this,
    );
}

let prepareAhead: (stretch: Element) => () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  Sight.only = undefined;
  vi.stubGlobal("IntersectionObserver", Sight);
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("getComputedStyle", ({ contentVisibility }: { contentVisibility: string }) => ({
    contentVisibility,
  }));
  vi.stubGlobal("window", { removeEventListener: () => undefined });
  ({ prepareAhead } = await import("./stretch-ahead.ts"));
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

test("a stretch is laid out at the page's next rest, before it comes near", () => {
  const { stretch, eager, layouts } = stretchOf(7);
  prepareAhead(stretch);
  vi.runAllTimers();
  expect([layouts(), eager()]).toEqual([1, 0]);
});

test("each stretch is laid out in a rest of its own", () => {
  const rests: (() => void)[] = [];
  const requestIdleCallback = (rest: () => void) => rests.push(rest);
  vi.stubGlobal("window", { removeEventListener: () => undefined, requestIdleCallback });
  const all = [stretchOf(1), stretchOf(1)];
  for (const { stretch } of all) prepareAhead(stretch);
  const after: number[] = [];
  while (rests.length > 0) {
    rests.shift()?.();
    after.push(all.reduce((sum, { layouts }) => sum + layouts(), 0));
  }
  expect(after).toEqual([0, 0, 1, 2]);
});

test("a stretch that comes near is laid out, then its emblems are asked for, a few in a task", () => {
  const { stretch, eager, layouts } = stretchOf(7);
  prepareAhead(stretch);
  vi.runAllTimers();
  Sight.only?.show(stretch);
  const after = [0, 1, 2, 3, 4].map(() => {
    const sofar = [layouts() - 1, eager()];
    vi.advanceTimersToNextTimer();
    return sofar;
  });
  expect(after).toEqual([
    [0, 0],
    [1, 0],
    [1, 3],
    [1, 6],
    [1, 7],
  ]);
  expect(vi.getTimerCount()).toBe(0);
  expect(Sight.only?.watched).not.toContain(stretch);
});

test("of a stretch that does not wait, as its parts do, no emblem is asked for", () => {
  const { stretch, eager } = stretchOf(7, "visible");
  prepareAhead(stretch);
  vi.runAllTimers();
  Sight.only?.show(stretch);
  expect(vi.getTimerCount()).toBe(0);
  expect(eager()).toBe(0);
});

test("a stretch without rows is left alone", () => {
  const stretch = {
    contentVisibility: "auto",
    querySelectorAll: () => [],
    lastElementChild: null,
  } as unknown as Element;
  prepareAhead(stretch);
  vi.runAllTimers();
  Sight.only?.show(stretch);
  vi.runAllTimers();
  expect(vi.getTimerCount()).toBe(0);
});

test("a stretch that comes near while another is asked for waits its turn", () => {
  const [one, other] = [stretchOf(4), stretchOf(2)];
  for (const { stretch } of [one, other]) prepareAhead(stretch);
  vi.runAllTimers();
  Sight.only?.show(one.stretch);
  Sight.only?.show(other.stretch);
  expect(vi.getTimerCount()).toBe(1);
  for (let task = 0; task < 2; task += 1) vi.advanceTimersToNextTimer();
  expect([one.eager(), other.eager()]).toEqual([3, 0]);
  vi.runAllTimers();
  expect([one.eager(), other.eager()]).toEqual([4, 2]);
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

function stretchOf(count: number, contentVisibility = "auto") {
  const emblems = Array.from({ length: count }, () => ({ loading: "lazy" }));
  let layouts = 0;
  const lastElementChild = {
    getBoundingClientRect: () => {
      layouts += 1;
    },
  };
  const stretch = {
    contentVisibility,
    querySelectorAll: () => emblems,
    lastElementChild,
  } as unknown as Element;
  return {
    stretch,
    eager: () => emblems.filter(({ loading }) => loading === "eager").length,
    layouts: () => layouts,
  };
}
