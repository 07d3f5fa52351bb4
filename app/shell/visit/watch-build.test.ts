import { expect, test, vi } from "vitest";
import { readBuildId, watchBuild } from "./watch-build.ts";

function setUp(first?: string) {
  const page: { id: string | null; isVisible: boolean; hour: () => void; view: () => void } = {
    id: "one",
    isVisible: true,
    hour: () => undefined,
    view: () => undefined,
  };
  const changed = vi.fn();
  const ended: string[] = [];
  const ask = vi.fn(async () => page.id);
  const end = watchBuild({
    first,
    ask,
    changed,
    isVisible: () => page.isVisible,
    every: (ms, look) => {
      expect(ms).toBe(3_600_000);
      page.hour = look;
      return () => ended.push("hours");
    },
    onVisibility: (look) => {
      page.view = look;
      return () => ended.push("views");
    },
  });
  const settle = () =>
    vi.waitFor(() => expect(ask.mock.settledResults.length).toBe(ask.mock.calls.length));
  return { page, changed, ask, end, ended, settle };
}

test("the same build is no news, another one is told once", async () => {
  const { page, changed, settle, ended } = setUp();
  await settle();
  page.hour();
  await settle();
  expect(changed).not.toHaveBeenCalled();
  page.id = "two";
  page.view();
  page.hour();
  await settle();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(ended).toEqual(["hours", "views"]);
});

test("a build that was replaced before the first look is noticed by it", async () => {
  const { changed, settle } = setUp("zero");
  await settle();
  expect(changed).toHaveBeenCalledTimes(1);
});

test("a page in the background does not ask", async () => {
  const { page, ask, settle } = setUp();
  await settle();
  page.isVisible = false;
  page.hour();
  page.view();
  expect(ask).toHaveBeenCalledTimes(1);
});

test("no answer is no news", async () => {
  const { page, changed, ask, settle } = setUp();
  await settle();
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  page.hour();
  page.id = null;
  page.hour();
  await settle();
  expect(changed).not.toHaveBeenCalled();
});

test.each([
  [{ id: "abc", timestamp: 5 }, "abc"],
  [{ id: 5 }, null],
  [null, null],
  ["abc", null],
])("%j names the build %s", (latest, id) => {
  expect(readBuildId(latest)).toBe(id);
});
