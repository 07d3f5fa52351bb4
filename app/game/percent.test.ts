import { expect, test } from "vitest";
import { percent } from "./percent.ts";

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
