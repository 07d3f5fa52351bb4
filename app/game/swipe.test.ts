import { expect, test } from "vitest";
import { swipeOf } from "./swipe.ts";

test.each([
  [-76, 0, "next"],
  [76, 0, "previous"],
  [-75, 0, null],
  [75, 0, null],
  [-200, 199, "next"],
  [-200, -200, null],
  [-200, 500, null],
  [0, 0, null],
])("a finger that moves by %i and %i means %j", (dx, dy, meant) => {
  expect(swipeOf(dx, dy)).toBe(meant);
});
