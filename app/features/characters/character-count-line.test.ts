import { expect, test } from "vitest";
import { characterCountLine } from "./character-count-line.ts";

test.each([
  [463, 463, "Showing all 463 characters"],
  [1, 1, "Showing all 1 character"],
  [1, 5, "Showing 1 of 5 characters"],
  [1200, 5000, "Showing 1,200 of 5,000 characters"],
  [0, 5, "No character found"],
  [0, 0, "No character found"],
])("%i of %i: %s", (shown, total, line) => {
  expect(characterCountLine(shown, total)).toBe(line);
});
