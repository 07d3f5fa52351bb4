import { expect, test } from "vitest";
import { cutRateUps } from "./rate-up-cut.ts";

test.each([
  [0, 0, 0],
  [9, 9, 0],
  [10, 10, 0],
  [11, 9, 2],
  [27, 9, 18],
])("of %i rate-ups %i are shown and %i more are told", (count, shown, more) => {
  const rateUps = Array.from({ length: count }, (_, index) => index);
  expect(cutRateUps(rateUps)).toEqual({ shown: rateUps.slice(0, shown), more });
});
