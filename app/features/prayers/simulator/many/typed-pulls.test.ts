import { expect, test } from "vitest";
import { typedPulls } from "./typed-pulls.ts";

test.each([
  ["", null],
  ["many", null],
  ["25", 25],
  ["２５", 25],
  ["0", 1],
  ["-3", 1],
  ["1001", 1000],
])("pulls typed as %j are %s", (text, pulls) => {
  expect(typedPulls(text)).toBe(pulls);
});
