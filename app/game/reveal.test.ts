import { expect, test } from "vitest";
import { isRevealed, nextMoment } from "./reveal.ts";

test.each([
  [null, true],
  [99, true],
  [100, true],
  [101, false],
])("a card released at %s is revealed at 100: %s", (release, revealed) => {
  expect(isRevealed(release, 100)).toBe(revealed);
});

test.each([
  [[], null],
  [[null, 50, 100], null],
  [[300, null, 200, 50], 200],
])("of %j the next moment after 100 is %s", (moments, next) => {
  expect(nextMoment(moments, 100)).toBe(next);
});
