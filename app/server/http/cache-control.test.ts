import { expect, test } from "vitest";
import { cacheControl } from "./cache-control.ts";

const NOW = 1_000_000;

test.each([
  ["page", null, "no-cache, s-maxage=60, stale-while-revalidate=60"],
  ["page", NOW + 90_999, "no-cache, s-maxage=60, stale-while-revalidate=30"],
  ["page", NOW + 60_000, "no-cache, s-maxage=60"],
  ["page", NOW + 2_500, "no-cache, s-maxage=2"],
  ["page", NOW + 999, "no-cache, s-maxage=0"],
  ["page", NOW - 1, "no-cache, s-maxage=0"],
  ["api", null, "public, max-age=60, s-maxage=60, stale-while-revalidate=60"],
  ["api", NOW + 2_500, "public, max-age=2, s-maxage=2"],
  ["immutable", null, "public, max-age=31536000, immutable"],
  ["never", null, "no-store"],
  ["own", null, null],
] as const)("%s that ends at %s", (cache, until, expected) => {
  expect(cacheControl({ cache, until }, NOW)).toBe(expected);
});
