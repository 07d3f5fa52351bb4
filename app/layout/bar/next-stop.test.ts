import { expect, test } from "vitest";
import { nextStop } from "./next-stop.ts";

test.each([
  ["ArrowDown", -1, 3, 0],
  ["ArrowDown", 0, 3, 1],
  ["ArrowDown", 2, 3, 0],
  ["ArrowUp", -1, 3, 2],
  ["ArrowUp", 0, 3, 2],
  ["ArrowUp", 2, 3, 1],
  ["Home", 2, 3, 0],
  ["End", 0, 3, 2],
  ["Home", -1, 3, undefined],
  ["End", -1, 3, undefined],
  ["ArrowRight", 1, 3, undefined],
  ["Enter", 1, 3, undefined],
  ["ArrowDown", -1, 0, undefined],
])("%s from link %i of %i leads to %s", (key, at, count, to) => {
  expect(nextStop(key, at, count)).toBe(to);
});
