import { expect, test } from "vitest";
import { highestReleasedFloor } from "./tower-floors.ts";

test.each([
  ["no floor", [], 0],
  ["no released floor", [{ floor: 1, release: 101 }], 0],
  ["a floor released this moment", [{ floor: 1, release: 100 }], 1],
  ["a floor without a date", [{ floor: 7, release: null }], 7],
  [
    "floors in any order",
    [
      { floor: 12, release: 99 },
      { floor: 3, release: 1 },
      { floor: 13, release: 200 },
    ],
    12,
  ],
])("with %s the highest released one is found", (_, floors, expected) => {
  expect(highestReleasedFloor(floors, 100)).toBe(expected);
});
