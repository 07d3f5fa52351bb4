import { expect, test } from "vitest";
import { chiSquareTest, upperTail } from "./chi-square.ts";

test.each([
  // Tables of the distribution, and exp(-x / 2) for two degrees.
  [3.841458820694124, 1, 0.05],
  [10.827566170662733, 1, 0.001],
  [18.307038053275146, 10, 0.05],
  [140.169, 100, 0.005],
  [10, 2, Math.exp(-5)],
  [80, 2, Math.exp(-40)],
  [0, 5, 1],
])("more than %d with %d degrees of freedom has a chance of %d", (statistic, freedom, p) => {
  expect(upperTail(statistic, freedom) / p).toBeCloseTo(1, 3);
});

test("counts as expected are likely, far from it are not, impossible ones have no chance", () => {
  expect(chiSquareTest([50, 30, 20], [0.5, 0.3, 0.2]).p).toBe(1);
  expect(chiSquareTest([80, 10, 10], [0.5, 0.3, 0.2]).p).toBeLessThan(1e-6);
  expect(chiSquareTest([99, 1], [1, 0]).p).toBe(0);
});

test("cells with little to expect are taken together", () => {
  const { freedom } = chiSquareTest([90, 3, 3, 2, 2], [0.9, 0.03, 0.03, 0.02, 0.02]);
  expect(freedom).toBe(1);
});
