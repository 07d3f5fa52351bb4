import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clampFloor,
  floorDigits,
  floorOfQuery,
  floorsBeside,
  highestReleasedFloor,
  submittedFloor,
} from "./tower-floors.ts";

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

test.each([
  [null, null],
  ["", null],
  ["abc", null],
  ["12", 12],
  ["12abc", 12],
  ["1e9", 1],
  [" 7", 7],
  ["0", 0],
  ["-3", -3],
  ["999999999999", 999_999_999_999],
  ["Infinity", null],
])("the query floor=%j asks for %j", (text, expected) => {
  expect(floorOfQuery(text)).toBe(expected);
});

describe("of the floors 1 to 580", () => {
  const floors = Array.from({ length: 580 }, (_, index) => index + 1);

  test.each([
    [0, 1],
    [-3, 1],
    [1, 1],
    [111, 111],
    [580, 580],
    [581, 580],
    [999_999_999_999, 580],
  ])("%i shows %i", (asked, shown) => {
    expect(clampFloor(floors, asked)).toBe(shown);
  });

  test.each([
    ["", null],
    ["abc", null],
    ["0", 1],
    ["12abc", 12],
    ["1e9", 19],
    ["600", 580],
  ])("the selector submits %j as %j", (typed, floor) => {
    expect(submittedFloor(floors, typed)).toBe(floor);
  });

  test.each([
    [1, null, 2],
    [300, 299, 301],
    [580, 579, null],
  ])("beside %i stand %j and %j", (floor, below, above) => {
    expect(floorsBeside(floors, floor)).toEqual({ below, above });
  });
});

test("a tower without floors shows none", () => {
  expect(clampFloor([], 5)).toBeNull();
  expect(submittedFloor([], "5")).toBeNull();
  expect(floorsBeside([], 5)).toEqual({ below: null, above: null });
});

test("where the tower has a gap, the next floor below it is shown", () => {
  expect(clampFloor([3, 4, 10], 7)).toBe(4);
  expect(clampFloor([3, 4, 10], 1)).toBe(3);
});

test("the floors beside a floor that the list lacks are the next ones that it has", () => {
  expect(floorsBeside([5, 15, 25], 16)).toEqual({ below: 15, above: 25 });
});

test("the selector holds digits only, at most nine", () => {
  expect(floorDigits("1 2-3e+4x")).toBe("1234");
  expect(floorDigits("12345678901")).toBe("123456789");
  expect(floorDigits("１２階")).toBe("12");
});

test("whatever is asked, a floor of the tower is shown", () => {
  const towers = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1 });
  fc.assert(
    fc.property(towers, fc.integer(), (tower, asked) => {
      const floors = tower.toSorted((a, b) => a - b);
      expect(floors).toContain(clampFloor(floors, asked));
    }),
  );
});
