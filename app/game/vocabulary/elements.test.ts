import { expect, test } from "vitest";
import { elementOf } from "./elements.ts";

test("an element is known by its id", () => {
  expect(elementOf("sun")).toMatchObject({ label: "Sun", symbol: "日" });
});

test("an unknown element is told in the words of the error catalogue", () => {
  expect(() => elementOf("plasma")).toThrow("element not found!");
});
