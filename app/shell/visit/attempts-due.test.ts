import { expect, test } from "vitest";
import { attemptsDue } from "./attempts-due.ts";

const next = 1_000_000;

test.each([
  [next, 0],
  [next + 999, 0],
  [next + 1_000, 1],
  [next + 60_999, 1],
  [next + 61_000, 2],
  [next + 3_600_000, 5],
])("at %d an answer that ended at 1000000 should have been asked for %d times", (now, attempts) => {
  expect(attemptsDue(next, now)).toBe(attempts);
});

test("an answer without a moment is never asked for anew", () => {
  expect(attemptsDue(null, next)).toBe(0);
});
