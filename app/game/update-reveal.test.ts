import { expect, test } from "vitest";
import { isItemRevealed } from "./update-reveal.ts";

test.each([
  ["an ordinary item", { spoiler: false, reveal: null }, true],
  ["a spoiler", { spoiler: true, reveal: null }, false],
  ["an item a moment before its reveal", { spoiler: false, reveal: 101 }, false],
  ["an item at its reveal", { spoiler: false, reveal: 100 }, true],
  ["a spoiler a moment before its reveal", { spoiler: true, reveal: 101 }, false],
  ["a spoiler at its reveal", { spoiler: true, reveal: 100 }, true],
])("at 100 %s is seen without spoiler mode or not", (_, item, seen) => {
  expect(isItemRevealed(item, 100, false)).toBe(seen);
  expect(isItemRevealed(item, 100, true)).toBe(true);
});
