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

let fetchEmblemsAhead: (stretch: Element) => () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  Sight.only = undefined;
  vi.stubGlobal("IntersectionObserver", Sight);
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("window", { removeEventListener: () => undefined });
  ({ fetchEmblemsAhead } = await import("./emblems-ahead.ts"));
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

test("emblems of a stretch that comes near are asked for, a few in each task", () => {
  const { stretch, eager } = stretchOf(7);
  fetchEmblemsAhead(stretch);
  vi.runAllTimers();
  Sight.only?.show(stretch);
  const counts = [0, 1, 2, 3].map(() => {
    const count = eager();
    vi.advanceTimersToNextTimer();
    return count;
  });
  expect(counts).toEqual([0, 3, 6, 7]);
  expect(Sight.only?.watched).not.toContain(stretch);
});

test("a stretch that comes near while another is asked for waits its turn", () => {
  const [one, other] = [stretchOf(4), stretchOf(2)];
  for (const { stretch } of [one, other]) fetchEmblemsAhead(stretch);
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
  const ends = [one, other].map(({ stretch }) => fetchEmblemsAhead(stretch));
  ends[0]?.();
  vi.runAllTimers();
  expect([...(Sight.only?.watched ?? [])]).toEqual([other.stretch]);
  ends[1]?.();
  expect(Sight.only?.watched.size).toBe(0);
});

function stretchOf(count: number) {
  const emblems = Array.from({ length: count }, () => ({ loading: "lazy" }));
  const stretch = { querySelectorAll: () => emblems } as unknown as Element;
  return { stretch, eager: () => emblems.filter(({ loading }) => loading === "eager").length };
}
