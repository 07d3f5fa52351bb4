import { expect, test } from "vitest";
import { simulateDay, zipf } from "./edge-day.ts";

/** Numbers in [0, 1) that are the same every time. */
function numbers(): () => number {
  let state = 7;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const day = (visits: number, places: number, keptSeconds: readonly number[]) =>
  simulateDay({ visits, places, kinds: [{ name: "page", perVisit: 1, keptSeconds }] }, numbers());

test("what is never kept reaches the origin whole", () => {
  const [page] = day(10_000, 3, [0, 0]);
  expect(sum(page?.reached ?? [])).toBeCloseTo(10_000);
});

test("an address that is always asked for is fetched once in its time by each place", () => {
  const [page] = day(100_000_000, 2, [300]);
  expect(sum(page?.reached ?? [])).toBeCloseTo((2 * 86_400) / 300, -1);
});

test("an address that is hardly asked for is fetched nearly every time", () => {
  const [page] = day(2_000, 20, [60]);
  const fetched = sum(page?.reached ?? []);
  expect(fetched).toBeGreaterThan(1_700);
  expect(fetched).toBeLessThan(2_200);
});

test("the evening reaches the origin most", () => {
  const [page] = day(1_000_000, 1, [0]);
  const reached = page?.reached ?? [];
  expect(reached.indexOf(Math.max(...reached))).toBe(20);
});

test("shares fall with the rank and sum to one", () => {
  const shares = zipf(100);
  expect(sum(shares)).toBeCloseTo(1);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
});
