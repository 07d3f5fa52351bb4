import { beforeEach, expect, test, vi } from "vitest";
import { BLANK } from "./emblems-in-turn.ts";

const SCREEN = 800;

/** What stands for the browser's eye for what comes within three screens, one for each stretch. */
class Coming {
  static all: Coming[] = [];
  readonly watched = new Set<unknown>();
  readonly tell: (entries: object[], by: Coming) => void;
  constructor(tell: Coming["tell"]) {
    this.tell = tell;
    Coming.all.push(this);
  }
  observe = (part: unknown) => this.watched.add(part);
  disconnect = () => this.watched.clear();
  see = (target: unknown, isIntersecting = true) => this.tell([{ target, isIntersecting }], this);
}

/** Whose messages come with the timers. */
class Channel {
  readonly port1 = {
    onmessage: null as (() => void) | null,
    close: () => {
      this.port1.onmessage = null;
    },
  };
  readonly port2: { postMessage: () => unknown } = {
    postMessage: () => setTimeout(() => this.port1.onmessage?.()),
  };
}

/** What a browser tells of a stretch that it shows or leaves out. */
class StateChange extends Event {
  readonly skipped: boolean;
  constructor({ skipped }: { skipped: boolean }) {
    super("contentvisibilityautostatechange");
    this.skipped = skipped;
  }
}
const show = (stretch: Element, isShown = true) =>
  stretch.dispatchEvent(new StateChange({ skipped: !isShown }));

let prepareAhead: (stretch: Element) => () => void;
let prepareDrawnByServer: () => void;
let PREPARED_AHEAD: string;
let happen: EventTarget;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  Coming.all = [];
  happen = Object.assign(new EventTarget(), { innerHeight: SCREEN });
  vi.stubGlobal("IntersectionObserver", Coming);
  vi.stubGlobal("MessageChannel", Channel);
  vi.stubGlobal("ContentVisibilityAutoStateChangeEvent", StateChange);
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("getComputedStyle", (styled: object) => styled);
  vi.stubGlobal("window", happen);
  ({ prepareAhead, prepareDrawnByServer, PREPARED_AHEAD } = await import("./stretch-ahead.ts"));
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

test("a stretch is laid out at the page's next rest, before it is shown", async () => {
  const { stretch, addresses, layouts } = stretchOf(3);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(layouts()).toBe(1);
  expect(addresses()).toEqual([BLANK, BLANK, BLANK]);
});

test("each stretch is laid out in a rest of its own", async () => {
  const rests: (() => void)[] = [];
  const requestIdleCallback = (rest: () => void) => rests.push(rest);
  const cancelIdleCallback = () => undefined;
  vi.stubGlobal("window", Object.assign(happen, { requestIdleCallback, cancelIdleCallback }));
  const all = [stretchOf(1), stretchOf(1)];
  for (const { stretch } of all) prepareAhead(stretch);
  const after: number[] = [];
  while (rests.length > 0) {
    rests.shift()?.();
    await vi.runAllTimersAsync();
    after.push(all.reduce((sum, { layouts }) => sum + layouts(), 0));
  }
  expect(after).toEqual([1, 2]);
});

test("a stretch that comes within three screens before any rest is laid out in a task of its own, once", async () => {
  const rests = new Map<number, () => void>();
  const requestIdleCallback = (rest: () => void) => rests.set(rests.size, rest).size - 1;
  const cancelIdleCallback = (id: number) => rests.delete(id);
  vi.stubGlobal("window", Object.assign(happen, { requestIdleCallback, cancelIdleCallback }));
  const { stretch, addresses, layouts } = stretchOf(1);
  prepareAhead(stretch);
  Coming.all[0]?.see(stretch, false);
  await vi.runAllTimersAsync();
  expect(layouts()).toBe(0);
  Coming.all[0]?.see(stretch);
  expect(layouts()).toBe(0);
  await vi.runAllTimersAsync();
  expect(layouts()).toBe(1);
  expect(addresses()).toEqual([BLANK]);
  expect([...rests.keys()]).toEqual([]);
  expect(Coming.all[0]?.watched.size).toBe(0);
});

test.each([
  ["far below, two screens and more", "held", 3.1 * SCREEN, 4 * SCREEN],
  ["near below", "asked for", 2.9 * SCREEN, 4 * SCREEN],
  ["on the screen", "asked for", 0, SCREEN],
  ["near above", "asked for", -3 * SCREEN, -1.9 * SCREEN],
  ["far above", "held", -3 * SCREEN, -2.1 * SCREEN],
])("the emblems of a stretch %s at the first rest are %s", async (_where, then, top, bottom) => {
  const { stretch, addresses, asked } = stretchOf(1, { top, bottom });
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual([then === "held" ? BLANK : "/0"]);
  expect(asked()).toBe(then === "held" ? 0 : 1);
});

test("the emblems of a stretch that is near and waits are empty first, and then asked for one after another", async () => {
  const { stretch, emblems, addresses } = stretchOf(2, { top: SCREEN, bottom: 2 * SCREEN });
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(emblems.map(({ begun }) => begun)).toEqual([
    [BLANK, "/0"],
    [BLANK, "/1"],
  ]);
  expect(addresses()).toEqual(["/0", "/1"]);
});

test("the emblems of a stretch that a browser shows farther ahead are asked for", async () => {
  const { stretch, addresses, asked } = stretchOf(2, { isShown: true });
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual(["/0", "/1"]);
  expect(asked()).toBe(2);
});

test("the emblems of a stretch that does not wait, as its parts do, are left to the browser", async () => {
  const { stretch, addresses, asked } = stretchOf(2, { contentVisibility: "visible" });
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect([addresses(), asked()]).toEqual([["/0", "/1"], 0]);
});

test("an emblem is empty before the stretch is laid out, which would be undone otherwise", async () => {
  const { stretch, emblems } = stretchOf(1);
  const seen: (string | null | undefined)[] = [];
  Object.assign(stretch.lastElementChild ?? {}, {
    getBoundingClientRect: () => seen.push(emblems[0]?.getAttribute("src"), emblems[0]?.loading),
  });
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(seen).toEqual([BLANK, "lazy"]);
});

test("a stretch is laid out in another task than its emblems are emptied in, and not if it goes between them", async () => {
  const messages: (() => void)[] = [];
  class SlowChannel extends Channel {
    override readonly port2 = {
      postMessage: () => messages.push(() => this.port1.onmessage?.()),
    };
  }
  vi.stubGlobal("MessageChannel", SlowChannel);
  const [stays, goes] = [stretchOf(1), stretchOf(1)];
  prepareAhead(stays.stretch);
  const end = prepareAhead(goes.stretch);
  await vi.runAllTimersAsync();
  expect([stays.addresses(), goes.addresses()]).toEqual([[BLANK], [BLANK]]);
  expect([stays.layouts(), goes.layouts()]).toEqual([0, 0]);
  Object.assign(goes.stretch, { isConnected: false });
  end();
  for (const come of messages) come();
  expect([stays.layouts(), goes.layouts()]).toEqual([1, 0]);
});

test("what the server has drawn is prepared before React takes it over, which goes on with that", async () => {
  const { stretch, layouts } = stretchOf(1);
  const other = stretchOf(1);
  const drawn = new Map([[PREPARED_AHEAD, [stretch, other.stretch]]]);
  vi.stubGlobal("document", {
    readyState: "complete",
    getElementsByClassName: (name: string) => drawn.get(name) ?? [],
  });
  prepareDrawnByServer();
  const end = prepareAhead(stretch);
  expect(Coming.all).toHaveLength(2);
  Object.assign(stretch, { isConnected: false });
  end();
  await vi.runAllTimersAsync();
  expect([layouts(), other.layouts()]).toEqual([0, 1]);
});

test("a stretch that React has left is prepared anew", async () => {
  const { stretch, layouts } = stretchOf(1);
  prepareAhead(stretch)();
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(layouts()).toBe(1);
});

test("the empty picture begins to load, which a lazy one would not", async () => {
  const { stretch, emblems } = stretchOf(1);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(emblems[0]?.begun).toEqual([BLANK]);
});

test("an emblem that has come keeps its address", async () => {
  const { stretch, emblems, addresses } = stretchOf(2);
  emblems[0] = emblem("/come", 104);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual(["/come", BLANK]);
});

test("the emblems of a stretch that is shown are asked for one after another, at rest", async () => {
  const { stretch, addresses, asked } = stretchOf(7);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  vi.spyOn(performance, "now").mockImplementation(eachTime(2));
  show(stretch);
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
  await vi.runAllTimersAsync();
  vi.spyOn(performance, "now").mockImplementation(eachTime(100));
  show(stretch);
  await vi.advanceTimersToNextTimerAsync();
  expect(asked()).toBe(1);
});

test("of a stretch that is no longer shown no more emblems are asked for, until it is again", async () => {
  const { stretch, asked } = stretchOf(7);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  vi.spyOn(performance, "now").mockImplementation(eachTime(2));
  show(stretch);
  await vi.advanceTimersToNextTimerAsync();
  show(stretch, false);
  await vi.runAllTimersAsync();
  expect(asked()).toBe(2);
  show(stretch);
  await vi.runAllTimersAsync();
  expect(asked()).toBe(7);
});

test.each([
  ["asked for when nobody is told of its row", false, 2],
  ["held while its row waits", true, 0],
])("the emblems of a part that is no box any more are %s", async (_what, isRowPrepared, count) => {
  const { stretch: row } = stretchOf(0);
  const { stretch: part, asked } = stretchOf(2);
  Object.assign(part, { closest: () => row });
  for (const stretch of isRowPrepared ? [part, row] : [part]) prepareAhead(stretch);
  await vi.runAllTimersAsync();
  Object.assign(part, { display: "contents", contentVisibility: "visible" });
  happen.dispatchEvent(new Event("resize"));
  await vi.runAllTimersAsync();
  expect(asked()).toBe(count);
});

test("in another height what is held stays held", async () => {
  const { stretch, addresses } = stretchOf(2);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  happen.dispatchEvent(new Event("resize"));
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual([BLANK, BLANK]);
});

test("an address that the page has set anew meanwhile is kept", async () => {
  const { stretch, emblems, addresses } = stretchOf(1);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  emblems[0]?.setAttribute("src", "/costume");
  show(stretch);
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual(["/costume"]);
});

test("held emblems get their addresses again for printing", async () => {
  const { stretch, addresses } = stretchOf(2);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  happen.dispatchEvent(new Event("beforeprint"));
  expect(addresses()).toEqual(["/0", "/1"]);
});

test("held emblems stay held when the list is drawn anew, and are asked for once it is shown", async () => {
  const { stretch, emblems, addresses } = stretchOf(2);
  const end = prepareAhead(stretch);
  await vi.runAllTimersAsync();
  for (const each of emblems) each.naturalWidth = 104;
  // One that came with the new drawing.
  emblems.push(emblem("/new", 0));
  end();
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual([BLANK, BLANK, BLANK]);
  show(stretch);
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual(["/0", "/1", "/new"]);
});

test("one that has not loaded its empty picture yet keeps its own address in mind", async () => {
  const { stretch, addresses } = stretchOf(1);
  const end = prepareAhead(stretch);
  await vi.runAllTimersAsync();
  end();
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  show(stretch);
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual(["/0"]);
});

test.each([
  ["asked for no more when it leaves the page", false, 0],
  ["asked for when it stays, as the first of the list", true, 2],
])(
  "the emblems of a stretch that is prepared no more are %s",
  async (_what, isConnected, count) => {
    const { stretch, asked } = stretchOf(2);
    const end = prepareAhead(stretch);
    await vi.runAllTimersAsync();
    show(stretch);
    Object.assign(stretch, { isConnected });
    end();
    await vi.runAllTimersAsync();
    expect(asked()).toBe(count);
  },
);

test("what a part of a row tells says nothing of the row", async () => {
  const { stretch: row, asked } = stretchOf(2);
  const part = stretchOf(0).stretch;
  prepareAhead(row);
  await vi.runAllTimersAsync();
  // As it comes by on its way up.
  const told = new StateChange({ skipped: false });
  Object.defineProperty(told, "target", { value: part });
  row.dispatchEvent(told);
  await vi.runAllTimersAsync();
  expect(asked()).toBe(0);
});

test("a stretch without rows is left alone", async () => {
  const { stretch } = stretchOf(0);
  Object.assign(stretch, { lastElementChild: null });
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  show(stretch);
  await vi.runAllTimersAsync();
  expect(vi.getTimerCount()).toBe(0);
});

test("a stretch that is shown while another is asked for waits its turn", async () => {
  const [one, other] = [stretchOf(3), stretchOf(2)];
  for (const { stretch } of [one, other]) prepareAhead(stretch);
  await vi.runAllTimersAsync();
  vi.spyOn(performance, "now").mockImplementation(eachTime(2));
  show(one.stretch);
  show(other.stretch);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersToNextTimerAsync();
  expect([one.asked(), other.asked()]).toEqual([2, 0]);
  await vi.runAllTimersAsync();
  expect([one.asked(), other.asked()]).toEqual([3, 2]);
});

test("a stretch that comes near before the page has loaded is laid out all the same", async () => {
  vi.stubGlobal("document", { readyState: "interactive" });
  const { stretch, layouts } = stretchOf(1);
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  expect(layouts()).toBe(0);
  Coming.all[0]?.see(stretch);
  await vi.runAllTimersAsync();
  expect(layouts()).toBe(1);
});

test.each([
  ["before the page was idle", () => undefined],
  ["as it came near", () => Coming.all[0]?.see(null)],
])("a stretch that is gone %s is watched no more and not laid out", async (_when, happens) => {
  const { stretch, layouts, asked } = stretchOf(1);
  const end = prepareAhead(stretch);
  Object.assign(stretch, { isConnected: false });
  happens();
  end();
  expect(Coming.all[0]?.watched.size).toBe(0);
  show(stretch);
  await vi.runAllTimersAsync();
  expect([layouts(), asked()]).toEqual([0, 0]);
});

/** Below all that is near, unless it is told where. */
function stretchOf(
  count: number,
  { contentVisibility = "auto", top = 4 * SCREEN, bottom = 5 * SCREEN, isShown = false } = {},
) {
  const emblems = Array.from({ length: count }, (_, index) => emblem(`/${index}`, 0));
  let layouts = 0;
  const lastElementChild = {
    checkVisibility: () => isShown,
    getBoundingClientRect: () => {
      layouts += 1;
    },
  };
  const unasked = () => emblems.filter(({ loading }) => loading === "lazy");
  const stretch = Object.assign(new EventTarget(), {
    contentVisibility,
    isConnected: true,
    getBoundingClientRect: () => ({ top, bottom }),
    querySelectorAll: unasked,
    querySelector: () => unasked()[0] ?? null,
    lastElementChild,
  }) as unknown as Element;
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
  let loading = "lazy";
  const begun: (string | undefined)[] = [];
  return {
    /** What the browser was told not to wait with. */
    begun,
    get loading() {
      return loading;
    },
    set loading(value) {
      loading = value;
      if (loading === "eager") begun.push(attributes.get("src"));
    },
    naturalWidth,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
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
