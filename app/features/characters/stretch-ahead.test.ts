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
  vi.stubGlobal("getComputedStyle", (row: { style: object }) => row.style);
  vi.stubGlobal("window", { removeEventListener: () => undefined });
  ({ prepareAhead } = await import("./stretch-ahead.ts"));
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

test("of a stretch that comes near the emblems are asked for, a few in a task, then it is styled and laid out", () => {
  const { stretch, eager, done } = stretchOf(7);
  prepareAhead(stretch);
  vi.runAllTimers();
  Sight.only?.show(stretch);
  const after = [0, 1, 2, 3, 4, 5].map(() => {
    const sofar = [eager(), ...done];
    vi.advanceTimersToNextTimer();
    return sofar;
  });
  expect(after).toEqual([[0], [3], [6], [7], [7, "styled"], [7, "styled", "laid out"]]);
  expect(vi.getTimerCount()).toBe(0);
  expect(Sight.only?.watched).not.toContain(stretch);
});

test("a stretch without rows is left alone", () => {
  const stretch = { querySelectorAll: () => [], lastElementChild: null } as unknown as Element;
  prepareAhead(stretch);
  vi.runAllTimers();
  Sight.only?.show(stretch);
  expect(vi.getTimerCount()).toBe(0);
});

test("a stretch that comes near while another is asked for waits its turn", () => {
  const [one, other] = [stretchOf(4), stretchOf(2)];
  for (const { stretch } of [one, other]) prepareAhead(stretch);
  vi.runAllTimers();
  Sight.only?.show(one.stretch);
  Sight.only?.show(other.stretch);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersToNextTimer();
  expect([one.eager(), other.eager()]).toEqual([3, 0]);
  vi.runAllTimers();
  expect([one.eager(), other.eager()]).toEqual([4, 2]);
});

test("a stretch that is gone is watched no more, nor one gone before the page was idle", () => {
  const [one, other] = [stretchOf(1), stretchOf(1)];
  const ends = [one, other].map(({ stretch }) => prepareAhead(stretch));
  ends[0]?.();
  vi.runAllTimers();
  expect([...(Sight.only?.watched ?? [])]).toEqual([other.stretch]);
  ends[1]?.();
  expect(Sight.only?.watched.size).toBe(0);
});

function stretchOf(count: number) {
  const emblems = Array.from({ length: count }, () => ({ loading: "lazy" }));
  const done: string[] = [];
  const lastElementChild = {
    style: {
      get color() {
        done.push("styled");
        return "";
      },
    },
    getBoundingClientRect: () => done.push("laid out"),
  };
  const stretch = { querySelectorAll: () => emblems, lastElementChild } as unknown as Element;
  return {
    stretch,
    eager: () => emblems.filter(({ loading }) => loading === "eager").length,
    done,
  };
}
