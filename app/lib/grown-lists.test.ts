import { beforeEach, expect, test, vi } from "vitest";

const place = (pathname: string, key: string) => ({
  pathname,
  key,
  search: "",
  hash: "",
  state: null,
});
const grown = { list: "name=bell", allowed: 40, scrollY: 2800 };

/** The module as a document has it that was opened so. */
async function inDocument(type: "navigate" | "reload" | "back_forward") {
  class Entry {
    readonly type = type;
  }
  vi.stubGlobal("PerformanceNavigationTiming", Entry);
  vi.stubGlobal("performance", {
    now: () => 0,
    getEntriesByType: () => [new Entry()],
  });
  vi.resetModules();
  return import("./grown-lists.ts");
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a list finds what it left at its place, and no other list does", async () => {
  const { readGrown, writeGrown } = await inDocument("navigate");
  writeGrown(place("/story-cards", "default"), grown);
  expect(readGrown(place("/story-cards", "default"), grown.list)).toEqual(grown);
  expect(readGrown(place("/story-cards", "default"), "")).toBeUndefined();
  expect(readGrown(place("/story-cards", "k2"), grown.list)).toBeUndefined();
  expect(readGrown(place("/prayers", "default"), grown.list)).toBeUndefined();
});

test.each(["reload", "back_forward"] as const)("it is there after a %s", async (type) => {
  const before = await inDocument("navigate");
  before.writeGrown(place("/story-cards", "default"), grown);
  const { readGrown } = await inDocument(type);
  expect(readGrown(place("/story-cards", "default"), grown.list)).toEqual(grown);
});

test("a new visit to the page begins anew, and the entries of the visit before stay", async () => {
  const before = await inDocument("navigate");
  before.writeGrown(place("/story-cards", "default"), grown);
  before.writeGrown(place("/story-cards", "k2"), grown);
  const { readGrown } = await inDocument("navigate");
  expect(readGrown(place("/story-cards", "default"), grown.list)).toBeUndefined();
  expect(readGrown(place("/story-cards", "k2"), grown.list)).toEqual(grown);
});

test.each(["", "{}", "[1]", '[["/story-cards default",{"list":1}]]', "no JSON"])(
  "what stands in the storage as %j is as good as nothing",
  async (stored) => {
    sessionStorage.setItem("grown-lists", stored);
    const { readGrown } = await inDocument("reload");
    expect(readGrown(place("/story-cards", "default"), "")).toBeUndefined();
  },
);

test("where the browser refuses to store, the document knows it all the same", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  const { readGrown, writeGrown } = await inDocument("navigate");
  writeGrown(place("/story-cards", "default"), grown);
  expect(readGrown(place("/story-cards", "default"), grown.list)).toEqual(grown);
});
