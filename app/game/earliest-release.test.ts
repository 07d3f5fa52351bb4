import { expect, test } from "vitest";
import { earliestRelease } from "./earliest-release.ts";

test.each([
  [[], null],
  [[null, null], null],
  [[300, null, 200], 200],
  [[0], null],
  [[-5, 100], null],
])("of the releases %j the earliest is %s", (releases, expected) => {
  expect(earliestRelease(releases)).toBe(expected);
});
