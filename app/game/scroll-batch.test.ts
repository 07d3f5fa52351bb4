import { expect, test } from "vitest";
import { clampScrollBatch } from "./scroll-batch.ts";

test.each([
  ["", 10],
  ["0", 1],
  ["1", 1],
  ["25", 25],
  ["0025", 25],
  ["1000", 1000],
  ["1001", 1000],
  ["9".repeat(400), 1000],
  ["abc", 1],
  ["-5", 1],
  ["1.5", 1],
  ["1e3", 1],
  [" 7", 1],
  ["２５", 25],
  ["２5", 25],
  ["٣", 1],
])("a scroll batch written %j is %i", (text, batch) => {
  expect(clampScrollBatch(text)).toBe(batch);
});
