import { expect, test } from "vitest";
import { amountIn } from "./typed-amount.ts";

test.each([
  ["", 0],
  ["3,000", 3000],
  ["３０００", 3000],
  ["12 x", 12],
  ["-5", 5],
  ["999999999999", 1_000_000],
])("%j is %i crystals", (text, amount) => {
  expect(amountIn(text)).toBe(amount);
});

test("an amount is at most what its field takes", () => {
  expect(amountIn("９９９９９", 9999)).toBe(9999);
});
