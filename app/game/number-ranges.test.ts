import fc from "fast-check";
import { expect, test } from "vitest";
import { fromRanges, toRanges } from "./number-ranges.ts";

test.each([
  [[], ""],
  [[7], "7"],
  [[1, 2, 3, 4], "1-4"],
  [[1, 2, 3, 4, 10, 12, 13], "1-4,10,12-13"],
])("%j is written %j", (numbers, ranges) => {
  expect(toRanges(numbers)).toBe(ranges);
});

test("what is written is read back", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(999)), (numbers) => {
      const ascending = numbers.toSorted((a, b) => a - b);
      expect(fromRanges(toRanges(ascending))).toEqual(ascending);
    }),
  );
});
