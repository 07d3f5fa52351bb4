import { expect, test } from "vitest";
import { clampRange, isInRange, withRunningTotals } from "./tower-rewards.ts";

test("each entry carries what has come together up to it", () => {
  const entries = [
    { floor: 1, amount: 5 },
    { floor: 2, amount: 10 },
    { floor: 9, amount: 1 },
  ];
  expect(withRunningTotals(entries).map(({ total }) => total)).toEqual([5, 15, 16]);
  expect(withRunningTotals([])).toEqual([]);
});

test.each([
  [null, null, 580, 1, 580],
  [10, 20, 580, 10, 20],
  [20, 10, 580, 10, 20],
  [null, 20, 580, 1, 20],
  [10, null, 580, 10, 580],
  [-5, 9999, 580, 1, 580],
  [600, 700, 580, 580, 580],
  [null, null, 0, 1, 1],
])("from %j to %j of %i floors is %i to %i", (from, to, last, first, end) => {
  expect(clampRange(from, to, last)).toEqual({ from: first, to: end });
});

test("both ends belong to a range", () => {
  expect([9, 10, 15, 20, 21].filter((floor) => isInRange(floor, { from: 10, to: 20 }))).toEqual([
    10, 15, 20,
  ]);
});
