import { expect, test } from "vitest";
import { colorsOf } from "./colors.ts";

test("a person has a main colour first, then others", () => {
  expect(colorsOf("reimu")).toEqual(["#d0452b", "#f7f0e2", "#c79a2e"]);
});

test("a person who is not put down has none", () => {
  expect(colorsOf("nobody")).toEqual([]);
});
