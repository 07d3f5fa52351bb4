import { expect, test } from "vitest";
import { loadOnce } from "./reload-once.ts";

function setUp() {
  const kept = new Map<string, string>();
  const loaded: string[] = [];
  const browser = {
    at: 0,
    now: () => browser.at,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    load: (address: string) => void loaded.push(address),
  };
  return { browser, loaded };
}

test("a path is loaded anew at most once in ten seconds, whatever its query", () => {
  const { browser, loaded } = setUp();
  expect(loadOnce("/prayers?name=a", browser)).toBe(true);
  browser.at = 9_999;
  expect(loadOnce("/prayers?name=b#c", browser)).toBe(false);
  browser.at = 10_000;
  expect(loadOnce("/prayers", browser)).toBe(true);
  expect(loaded).toEqual(["/prayers?name=a", "/prayers"]);
});

test("each path counts by itself", () => {
  const { browser, loaded } = setUp();
  loadOnce("/prayers", browser);
  loadOnce("/stages", browser);
  expect(loaded).toEqual(["/prayers", "/stages"]);
});

test("nothing is loaded anew where nothing can be remembered", () => {
  const { browser, loaded } = setUp();
  expect(loadOnce("/prayers", { ...browser, storage: undefined })).toBe(false);
  expect(loaded).toEqual([]);
});
