import { expect, test } from "vitest";
import { listPathOf } from "./list-origin.ts";

test("where the history entry tells nothing it is the list of the page's own query", () => {
  expect(listPathOf(null, "?name=x")).toBe("/prayers?name=x");
  expect(listPathOf({ prayerList: "" }, "?name=x")).toBe("/prayers");
});

test.each([
  [{ prayerList: "?name=yuyuko&shown=20" }, "/prayers?name=yuyuko&shown=20"],
  [{ prayerList: "" }, "/prayers"],
  [{ prayerList: "//elsewhere.example" }, "/prayers"],
  [{ prayerList: 1 }, "/prayers"],
  [{}, "/prayers"],
  [null, "/prayers"],
  ["?name=x", "/prayers"],
])("the list of %j is %s", (state, path) => {
  expect(listPathOf(state)).toBe(path);
});
