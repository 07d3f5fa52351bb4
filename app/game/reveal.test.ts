import { expect, test } from "vitest";
import { earliestRelease, isItemRevealed, isRevealed, latestMoment, nextMoment } from "./reveal.ts";

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

test.each([
  ["before any moment it is where it began", 150, 100],
  ["at a moment it is that one", 200, 200],
  ["after several it is the last of them", 450, 400],
  ["a clock behind the beginning does not go back", 20, 100],
])("%s", (_, now, moment) => {
  expect(latestMoment(100, [400, null, 200, 50], now)).toBe(moment);
});

test.each([
  ["an ordinary item", { spoiler: false, reveal: null }, true],
  ["a spoiler", { spoiler: true, reveal: null }, false],
  ["an item a moment before its reveal", { spoiler: false, reveal: 101 }, false],
  ["an item at its reveal", { spoiler: false, reveal: 100 }, true],
  ["a spoiler a moment before its reveal", { spoiler: true, reveal: 101 }, false],
  ["a spoiler at its reveal", { spoiler: true, reveal: 100 }, true],
])("at 100 %s is seen without spoiler mode or not", (_, item, seen) => {
  expect(isItemRevealed(item, 100, false)).toBe(seen);
  expect(isItemRevealed(item, 100, true)).toBe(true);
});

test.each([
  [[], null],
  [[null, null], null],
  [[300, null, 200], 200],
  [[0], null],
  [[-5, 100], null],
])("of the releases %j the earliest is %s", (releases, expected) => {
  expect(earliestRelease(releases)).toBe(expected);
});
