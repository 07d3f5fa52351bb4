import { expect, test } from "vitest";
import { LeastRecentlyUsed } from "./least-recently-used.ts";

const MEBIBYTE = 1024 * 1024;

function filled(): LeastRecentlyUsed<string> {
  const map = new LeastRecentlyUsed<string>(3.5 * MEBIBYTE);
  for (const key of ["a", "b", "c"]) {
    map.set(key, key, MEBIBYTE);
  }
  return map;
}

test("what was asked for longest ago goes first", () => {
  const map = filled();
  map.get("a");
  map.set("d", "d", MEBIBYTE);
  expect(["a", "b", "c", "d"].filter((key) => map.has(key))).toEqual(["a", "c", "d"]);
});

test("a value that grows pushes out others, and counts its bytes", () => {
  const map = filled();
  map.grow("c", "c", MEBIBYTE);
  expect(["a", "b", "c"].filter((key) => map.has(key))).toEqual(["b", "c"]);
  expect(map.bytes).toBeGreaterThan(3 * MEBIBYTE);
});

test("a value that has been replaced does not grow its successor", () => {
  const map = filled();
  map.set("a", "new", 1);
  const before = map.bytes;
  map.grow("a", "a", 1000);
  expect(map.bytes).toBe(before);
});

test.each([
  ["comes so", (map: LeastRecentlyUsed<string>) => map.set("d", "d", 4 * MEBIBYTE)],
  ["grows so", (map: LeastRecentlyUsed<string>) => map.grow("b", "b", 3 * MEBIBYTE)],
])("a value larger than everything is not kept and pushes nothing out: it %s", (_, change) => {
  const map = filled();
  change(map);
  expect([map.has("a"), map.has("c"), map.has("d")]).toEqual([true, true, false]);
  expect(map.bytes).toBeLessThan(3.5 * MEBIBYTE);
});

test("replacing and deleting give the bytes back", () => {
  const map = filled();
  map.set("a", "a", 10);
  for (const key of ["a", "b", "c"]) {
    map.delete(key);
  }
  expect(map.bytes).toBe(0);
});
