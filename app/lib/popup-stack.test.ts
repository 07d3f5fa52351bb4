import { expect, test } from "vitest";
import { closesPopup, entriesAbove, popupsOf } from "./popup-stack.ts";

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

const PAGE = "/story-cards";

test.each([
  ["back closes the only popup", PAGE, ["search"], PAGE, [], true],
  ["back closes the upper of two", PAGE, ["search", "date"], PAGE, ["search"], true],
  ["a popup opens", PAGE, [], PAGE, ["search"], false],
  ["the query is replaced below a popup", PAGE, ["search"], PAGE, ["search"], false],
  ["back leaves the page", PAGE, ["search"], "/prayers", [], false],
])("%s", (_, from, popupsFrom, to, popupsTo, closes) => {
  const before = { pathname: from, state: { popups: popupsFrom } };
  expect(closesPopup(before, { pathname: to, state: { popups: popupsTo } })).toBe(closes);
});
