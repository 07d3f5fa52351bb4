import { expect, test } from "vitest";
import { countLine } from "./count-line.ts";

test.each([
  [553, 553, "Showing all 553 story cards"],
  [12, 553, "Showing 12 of 553 story cards"],
  [1, 553, "Showing 1 of 553 story card"],
  [0, 553, "No story card found"],
  [0, 0, "No story card found"],
  [1200, 20000, "Showing 1,200 of 20,000 story cards"],
])("%d of %d cards read: %s", (found, total, line) => {
  expect(countLine(found, total)).toBe(line);
});
