import { expect, test } from "vitest";
import { entriesAbove, popupsOf } from "./popup-stack.ts";

test.each([[null], [undefined], ["search"], [{}], [{ popups: "search" }], [{ popups: [1] }], [[]]])(
  "no popup is open at an entry whose state is %j",
  (state) => {
    expect(popupsOf(state)).toEqual([]);
  },
);

test.each([
  [["search"], "search", 1],
  [["search", "date"], "date", 1],
  [["search", "date"], "search", 2],
  [["search"], "date", 0],
  [[], "search", 0],
])("with %j open, closing %s goes back %i entries", (stack, name, entries) => {
  expect(entriesAbove(stack, name)).toBe(entries);
});
