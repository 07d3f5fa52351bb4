import { beforeEach, expect, test, vi } from "vitest";
import {
  Channel,
  Coming,
  show,
  standForBrowser,
  stretchOf,
} from "#tests/support/waiting-stretch.ts";
import { BLANK } from "./emblems-in-turn.ts";

let prepareAhead: (stretch: Element) => () => void;
let prepareDrawnByServer: () => void;
let PREPARED_AHEAD: string;
let happen: EventTarget;

beforeEach(async () => {
  const { window, giveBack } = standForBrowser();
  happen = window;
  ({ prepareAhead, prepareDrawnByServer, PREPARED_AHEAD } = await import("./stretch-ahead.ts"));
  return giveBack;
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

test("a stretch without rows is left alone", async () => {
  const { stretch } = stretchOf(0);
  Object.assign(stretch, { lastElementChild: null });
  prepareAhead(stretch);
  await vi.runAllTimersAsync();
  show(stretch);
  await vi.runAllTimersAsync();
  expect(vi.getTimerCount()).toBe(0);
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
