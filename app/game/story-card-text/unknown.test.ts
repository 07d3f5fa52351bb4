import { expect, test } from "vitest";
import { minimumText, totalMinimumText } from "./unknown.ts";

test.each([
  [0, false, "?"],
  [0, true, "0"],
  [30, false, "30"],
  [30, true, "30"],
])("the minimum %d of a card with released=%s reads %s", (min, isReleased, text) => {
  expect(minimumText(min, isReleased)).toBe(text);
});

test("a total is unknown as long as a minimum is", () => {
  expect(totalMinimumText(30, [0, 30], false)).toBe("?");
  expect(totalMinimumText(30, [0, 30], true)).toBe("30");
  expect(totalMinimumText(60, [30, 30], false)).toBe("60");
});
