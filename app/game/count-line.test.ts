import { expect, test } from "vitest";
import { countLine, PRAYERS, STORY_CARDS } from "./count-line.ts";

test.each([
  [553, 553, "Showing all 553 story cards"],
  [12, 553, "Showing 12 of 553 story cards"],
  [1, 553, "Showing 1 of 553 story card"],
  [0, 553, "No story card found"],
  [0, 0, "No story card found"],
  [1200, 20000, "Showing 1,200 of 20,000 story cards"],
])("%d of %d cards read: %s", (found, total, line) => {
  expect(countLine(found, total, STORY_CARDS)).toBe(line);
});

test.each([
  [0, 12, "No prayer found"],
  [1, 12, "Showing 1 of 12 prayer"],
  [2, 12, "Showing 2 of 12 prayers"],
  [12, 12, "Showing all 12 prayers"],
  [1, 1, "Showing all 1 prayers"],
])("%d of %d prayers read: %s", (found, total, line) => {
  expect(countLine(found, total, PRAYERS)).toBe(line);
});
