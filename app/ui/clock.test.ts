import { afterEach, beforeEach, expect, test, vi } from "vitest";

let page: EventTarget & { visibilityState: string; documentElement: { dataset: object } };
let clock: typeof import("./clock.ts");

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse("2026-06-15T12:00:00.040Z") });
  page = Object.assign(new EventTarget(), {
    visibilityState: "visible",
    documentElement: { dataset: {} },
  });
  vi.stubGlobal("document", page);
  vi.resetModules();
  clock = await import("./clock.ts");
});

afterEach(() => {
  vi.useRealTimers();
});

function turnTo(visibilityState: string): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
}

test("readers are called at their own steps, seconds as they turn", () => {
  const [second, tenth] = [vi.fn(), vi.fn()];
  clock.subscribeToClock(second, 1_000);
  clock.subscribeToClock(tenth, 100);
  vi.advanceTimersByTime(959);
  expect(second).not.toHaveBeenCalled();
  expect(tenth).toHaveBeenCalledTimes(9);
  vi.advanceTimersByTime(1);
  expect(second).toHaveBeenCalledOnce();
});

test("one timer serves all readers, and none is left after the last", () => {
  const ends = [100, 200, 500].map((ms) => clock.subscribeToClock(() => undefined, ms));
  expect(vi.getTimerCount()).toBe(1);
  for (const end of ends) end();
  expect(vi.getTimerCount()).toBe(0);
});

test("a hidden page rests, and is told at once when it comes back", () => {
  const changed = vi.fn();
  clock.subscribeToClock(changed, 1_000);
  turnTo("hidden");
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(3_600_000);
  expect(changed).not.toHaveBeenCalled();
  turnTo("visible");
  expect(changed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(changed).toHaveBeenCalledTimes(2);
});

test.each([
  ["26 hours ahead", "2026-06-14T10:00:00Z"],
  ["a year behind", "2027-06-15T12:00:00Z"],
])("a visitor's clock that is %s does not count", (_, server) => {
  const changed = vi.fn();
  clock.subscribeToClock(changed, 1_000);
  const [sentAt, cameAt] = [Date.now() - 400, Date.now()];
  clock.noteServerTime(new Date(server).toUTCString(), { sentAt, cameAt });
  expect(changed).toHaveBeenCalledOnce();
  expect(Math.abs(clock.siteNow() - Date.parse(server))).toBeLessThan(1_000);
});

test.each([-50_000, 0, 50_000])("a visitor's clock that is off by %d ms counts", (off) => {
  const now = Date.now();
  clock.noteServerTime(new Date(now - off).toUTCString(), { sentAt: now, cameAt: now });
  expect(clock.siteNow()).toBe(now);
});

test.each(["before", "after"])(
  "a device that slept %s the server had answered keeps its clock",
  (when) => {
    const now = Date.now();
    const [sentAt, cameAt] = [now - 900_000, now];
    const answeredAt = when === "after" ? sentAt : cameAt;
    clock.noteServerTime(new Date(answeredAt).toUTCString(), { sentAt, cameAt });
    expect(clock.siteNow()).toBe(now);
  },
);

test("an answer without a date says nothing", () => {
  const now = Date.now();
  clock.noteServerTime(null, { sentAt: now, cameAt: now });
  clock.noteServerTime("yesterday", { sentAt: now, cameAt: now });
  expect(clock.siteNow()).toBe(now);
});

test("the server's own offset is kept beside the visitor's error", () => {
  page.documentElement.dataset = { clockOffset: "5000" };
  const now = Date.now();
  clock.noteServerTime(new Date(now - 7_200_000).toUTCString(), { sentAt: now, cameAt: now });
  expect(Math.abs(clock.siteNow() - (now - 7_200_000 + 5_000))).toBeLessThan(1_000);
});
