import { expect, test, vi } from "vitest";
import { staleSentence, staleSince, watchStaleness } from "./watch-staleness.ts";

/** A page whose clock, visibility and answers the test decides. */
function setUp(isVisible = true) {
  const page: { now: number; isVisible: boolean; since: number | null } = {
    now: 0,
    isVisible,
    since: null,
  };
  const told: (number | null)[] = [];
  let changed: () => void = () => undefined;
  let watched = true;
  const ask = vi.fn(async () => page.since);
  const end = watchStaleness({
    ask,
    told: (since) => told.push(since),
    now: () => page.now,
    isVisible: () => page.isVisible,
    onVisibility: (callback) => {
      changed = callback;
      return () => {
        watched = false;
      };
    },
  });
  const show = (visible: boolean) => {
    page.isVisible = visible;
    changed();
  };
  return { page, told, ask, end, show, isWatched: () => watched };
}

test("asks once at the start", async () => {
  const { ask, told } = setUp();
  await vi.waitFor(() => expect(told).toEqual([null]));
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a page in the background asks when it comes into view", () => {
  const { ask, show } = setUp(false);
  expect(ask).not.toHaveBeenCalled();
  show(true);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("asks again in view, at most once a minute", async () => {
  const { page, ask, told, show } = setUp();
  page.since = 1000;
  page.now = 59_999;
  show(true);
  expect(ask).toHaveBeenCalledTimes(1);
  page.now = 60_000;
  show(false);
  expect(ask).toHaveBeenCalledTimes(1);
  show(true);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(told).toEqual([null, 1000]));
});

test("no answer is no news", async () => {
  const { page, ask, told, show } = setUp();
  await vi.waitFor(() => expect(told).toHaveLength(1));
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  page.now = 60_000;
  show(true);
  page.now = 120_000;
  show(true);
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(ask).toHaveBeenCalledTimes(3);
});

test("a watch that has ended tells nothing more", async () => {
  const { end, ask, told, isWatched } = setUp();
  end();
  await ask.mock.results[0]?.value;
  expect([told, isWatched()]).toEqual([[], false]);
});

test.each([
  [{ status: "ready", dataset: 3, database: "reached" }, null],
  [{ status: "ready", dataset: 3, database: "away", since: 1000 }, 1000],
  [{ status: 503, title: "Service Unavailable" }, null],
  [{ since: "yesterday" }, null],
  [null, null],
  ["away", null],
])("%j says stale since %j", (readiness, since) => {
  expect(staleSince(readiness)).toBe(since);
});

test("the sentence names the time in UTC", () => {
  expect(staleSentence(Date.UTC(2026, 10, 21, 9, 5, 59))).toBe(
    "Data of 2026-11-21 09:05 UTC: the site cannot reach its database at the moment.",
  );
});
