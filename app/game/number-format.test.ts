import fc from "fast-check";
import { expect, test } from "vitest";
import { formatNumber, formatOrdinal, percent, roundedPercent } from "./number-format.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [569734, "569,734"],
  [-1234567, "-1,234,567"],
  [1234.5, "1,234.5"],
])("%d is written %s", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test("every number is written as the language of the site writes it", () => {
  const format = new Intl.NumberFormat("en-US");
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.float({ noNaN: true })), (value) => {
      expect(formatNumber(value)).toBe(format.format(value === 0 ? 0 : value));
    }),
  );
});

test.each([
  [0, "0th"],
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [10, "10th"],
  [11, "11th"],
  [12, "12th"],
  [13, "13th"],
  [19, "19th"],
  [20, "20th"],
  [21, "21st"],
  [101, "101st"],
  [111, "111th"],
  [112, "112th"],
  [1013, "1,013th"],
  [1022, "1,022nd"],
])("%d as a place is %s", (place, text) => {
  expect(formatOrdinal(place)).toBe(text);
});

test.each([
  [0, 5, "0.00000"],
  [1, 5, "100.00000"],
  [0.0008824, 5, "0.08824"],
  [0.075, 5, "7.50000"],
  [1 / 3, 4, "33.3333"],
  [2 / 3, 4, "66.6667"],
  // 0.0000005 is a half of the last decimal; as a double its percentage stands just below it.
  [0.00000005, 5, "0.00001"],
  [1.005 / 100, 2, "1.01"],
])("%d with %i decimals is %s", (fraction, decimals, text) => {
  expect(percent(fraction, decimals)).toBe(text);
});

test.each([
  [0, "0.00 %"],
  [1e-9, "< 0.01 %"],
  [0.0234, "2.34 %"],
  [0.5926, "59.3 %"],
  [0.9876, "98.8 %"],
  [0.99871, "99.87 %"],
  [0.999999, "> 99.99 %"],
  [1, "100.00 %"],
])("a chance of %d is read as %s", (chance, text) => {
  expect(roundedPercent(chance)).toBe(text);
});
